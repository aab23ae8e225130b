// npm run personal -- rotate: encrypts with the current SECRET_KEY what a former one encrypted.
import { systemClock } from '../packages/node-kit/src/clock';
import { createLog } from '../packages/node-kit/src/log';
import { rotateKeys } from '../packages/server/src/rotate-keys';
import { exitWith } from './start/exit-with';
import { openPlatform } from './start/open-platform';

const usage = 'npm run personal -- rotate';

const main = async (): Promise<void> => {
  if (process.argv.slice(2).join(' ') !== 'rotate') throw new Error(`Usage: ${usage}`);
  const { config, database, close } = await openPlatform();
  try {
    await rotateKeys({ config, database, log: createLog('info', systemClock.now) });
    console.log('Everything is encrypted with SECRET_KEY; SECRET_KEY_OLD may be removed.');
    console.log('Recovery codes from before the change then stop counting: people make new ones.');
  } finally {
    await close();
  }
};

// The embedded database, while it stops, does not keep this process running.
setInterval(() => {}, 1000);
await exitWith(main);
