import type { BrandSettings } from '@parlour/contract/settings';
import type { FastifyInstance } from 'fastify';
import { buildApp, buildConsole } from '@parlour/server/app';
import { movedClock } from '@parlour/node-kit/clock';
import { loadDemo } from '@parlour/server/demo';
import { readConfig } from '@parlour/server/lib/config';
import type { Platform } from '@parlour/server/lib/context';
import { openDatabase } from '@parlour/server/lib/database/open-database';
import { openLive } from '@parlour/server/lib/live/live';
import { createLog } from '@parlour/node-kit/log';
import { forgetBrands, saveSettings } from '@parlour/server/modules/brand/index';
import { loadedDatabase } from './database';
import { injected } from './line';
import { newVisitor, type Visitor, type VisitorOptions } from './visitor';

/** The site on a database of its own, with the demo brands, called without a network. */
export type Site = {
  app: FastifyInstance;
  /** The operators' console, on its own origin. */
  openConsole: () => Promise<FastifyInstance>;
  platform: Platform;
  /**
   * As the owner: a test uses it to prepare and inspect rows. The site serves under another role.
   */
  database: Platform['database'];
  /** Of the application's role, and of the owner. */
  databaseUrl: string;
  ownerUrl: string;
  /** Every line of the log, from `debug` on. */
  logLines: string[];
  /** Sets the clock of code and database together, to this far from the real time. */
  shiftClock: (milliseconds: number) => Promise<void>;
  /** Makes the next call see the changed rows of the brands. */
  forgetBrands: () => void;
  /** Changes settings of a brand as an operator does, seen by the next call. */
  setBrand: (code: string, settings: Partial<BrandSettings>) => Promise<void>;
  visitor: (options?: VisitorOptions) => Visitor;
  drop: () => Promise<void>;
};

const testEnv = {
  NODE_ENV: 'test',
  DATABASE_URL: 'postgresql://unused/unused',
  SECRET_KEY: 'a secret key of the tests, which is long enough',
  PARLOUR_HOUSE_SECRET: 'a house secret of the tests, long enough',
  LOG_LEVEL: 'debug',
};

// Visitors have these addresses unless a test gives them others, so that limits count each test
// alone.
const exempt = { LIMITS_EXEMPT: '10.0.0.0/8' };

export const openSite = async (env: Record<string, string> = {}): Promise<Site> => {
  const { database: owner, url: ownerUrl, appUrl, drop } = await loadedDatabase(loadDemo);
  const database = openDatabase(appUrl);
  let offsetMs = 0;
  const clock = movedClock(() => offsetMs);
  const logLines: string[] = [];
  const log = createLog('debug', clock.now, { write: (line) => logLines.push(line) });
  const config = readConfig({
    ...testEnv,
    ...(env.NODE_ENV !== 'production' && { ...exempt, VERIFICATION: 'off' }),
    DATABASE_URL: appUrl,
    ...env,
  });
  const live = openLive(database, log, config);
  const platform: Platform = { config, database, clock, log, live };
  const app = await buildApp(platform);
  let opened: Promise<FastifyInstance> | undefined;
  const ground = { line: injected(app), host: 'localhost', now: () => clock.now() };
  return {
    app,
    openConsole: () => (opened ??= buildConsole(platform)),
    platform,
    database: owner,
    databaseUrl: appUrl,
    ownerUrl,
    logLines,
    shiftClock: async (milliseconds) => {
      offsetMs = milliseconds;
      await database.shiftClock(`${milliseconds} milliseconds`);
      await owner.shiftClock(`${milliseconds} milliseconds`);
    },
    forgetBrands: () => forgetBrands(database),
    setBrand: async (code, settings) => {
      await saveSettings(platform, code, settings);
      forgetBrands(database);
    },
    visitor: (options) => newVisitor(ground, options),
    drop: async () => {
      await (await opened)?.close();
      await app.close();
      await live.close();
      await database.close();
      await drop();
    },
  };
};
