import { resolve } from 'node:path';
import { readConfig } from '../../packages/server/src/lib/config';
import { openDatabase as connect } from '../../packages/server/src/lib/database/open-database';
import { openDatabase } from './database.mjs';
import { processSettings, readSettings } from './settings.mjs';

/**
 * The site's database for a command, started where no site runs; `close` ends what was started.
 */
export const openPlatform = async () => {
  const settings = readSettings(resolve(import.meta.dirname, '..', '..'), process.env);
  const onProblem = (sentence: string) => console.error(sentence);
  const server = await openDatabase({ dataDir: settings.dataDir, env: process.env, onProblem });
  const config = readConfig(processSettings(settings, server, process.env).platform);
  const database = connect(config.databaseUrl);
  return {
    settings,
    config,
    database,
    close: async () => {
      await database.close();
      // Nothing else keeps this process alive while the server ends.
      const alive = setInterval(() => undefined, 1000);
      await server.stop().finally(() => clearInterval(alive));
    },
  };
};
