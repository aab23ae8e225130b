// npm run vendor -- check CODE [--key FILE] | token CODE: tries a vendor in development, beside
// the running site or alone.
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { systemClock } from '../packages/node-kit/src/clock';
import { createLog } from '../packages/node-kit/src/log';
import { openLive } from '../packages/server/src/lib/live/live';
import { checkVendor, tokenForTest } from '../packages/server/src/modules/gateway';
import { exitWith } from './start/exit-with';
import { openPlatform } from './start/open-platform';

const usage =
  'npm run vendor -- check CODE [--key the vendor’s private key, a PEM file]\n' +
  'npm run vendor -- token CODE';

const main = async (): Promise<boolean> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string' } },
  });
  const [word = '', code] = positionals;
  if (!['check', 'token'].includes(word) || code === undefined) {
    console.error(usage);
    return false;
  }
  if (values.key !== undefined && !existsSync(values.key)) {
    console.error(`There is no file ${values.key}.`);
    return false;
  }
  const { settings, config, database, close } = await openPlatform();
  const log = createLog('error', systemClock.now, { write: (line) => console.error(line) });
  const live = openLive(database, log, config);
  try {
    const platform = { config, database, clock: systemClock, log, live };
    const options = { platform, code, print: (sentence: string) => console.log(sentence) };
    if (word === 'token') return await tokenForTest(options);
    return await checkVendor({
      ...options,
      walletUrl: `http://127.0.0.1:${settings.port}`,
      ...(values.key !== undefined && { privateKey: readFileSync(values.key, 'utf8') }),
    });
  } finally {
    await live.close();
    await close();
  }
};

await exitWith(main);
