// npm run brand -- BRAND COMMAND …: shows or changes a brand, beside the running site or alone.
import { systemClock } from '../packages/node-kit/src/clock';
import { createLog } from '../packages/node-kit/src/log';
import { runBrand } from './brand/run-brand';
import { exitWith } from './start/exit-with';
import { openPlatform } from './start/open-platform';

const main = async (): Promise<boolean> => {
  const { config, database, close } = await openPlatform();
  const log = createLog('warn', systemClock.now, { write: (line) => console.error(line) });
  try {
    return await runBrand({ config, database, clock: systemClock, log }, process.argv.slice(2), {
      print: (line) => console.log(line),
      refuse: (line) => console.error(line),
    });
  } finally {
    await close();
  }
};

await exitWith(main);
