import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { demoAccounts, loadDemo, makeDemoAccounts } from './demo';
import { productionProblem } from './production';
import { jobs } from './jobs';
import { systemClock } from './lib/clock';
import { readConfig, type Config } from './lib/config';
import type { Platform } from './lib/context';
import { openDatabase, type Database } from './lib/db';
import { durabilityProblem } from './lib/durability';
import { runJobs } from './lib/jobs';
import { openLive } from './lib/live';
import { createLog, type Log } from './lib/log';
import { migrate, readMigrations } from './lib/migrate';
import * as ledger from './modules/ledger';
import * as round from './modules/round';

const migrationsFolder = 'packages/server/migrations';

/** Ends with this when only a person can help; any other end is a crash and worth a restart. */
const problemCode = 78;
const drainMs = 8000;

/** Something that a person must put right, in one sentence. */
class Problem extends Error {}

const main = async () => {
  const config = readConfigOrExplain();
  const log = createLog(config.logLevel, systemClock.now);
  const closing = endOnce(log);
  const database = openDatabase(config.databaseUrl, {
    onLost: ({ message }) => log.warn('database.connection_lost', { message }),
  });
  closing.push(database.close);
  await waitForDatabase(database, log);
  await prepare(config, database);
  if (process.argv[2] === '--prepare') {
    await database.close();
    return announce(config, () => process.exit(0));
  }

  const live = openLive(database, log, config);
  closing.push(live.close);
  const platform: Platform = { config, database, clock: systemClock, log, live };
  if (config.roles.includes('jobs')) closing.push(runJobs(platform, jobs).stop);
  const app = await buildApp(platform);
  closing.push(() => app.close());
  await listen(app, config);
  announce(config);
};

const readConfigOrExplain = (): Config => {
  try {
    return readConfig(process.env);
  } catch (error) {
    throw new Problem((error as Error).message);
  }
};

// Wrong password, unknown role, no such database, no right to enter: waiting changes none of them.
const refusedForGood = new Set(['28P01', '28000', '3D000', '42501']);

/** The database may come later than we do, or be on its way back. */
const waitForDatabase = async (database: Database, log: Log) => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await database.sql`select 1`;
      return;
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      if (code && refusedForGood.has(code)) {
        throw new Problem(`The database refuses DATABASE_URL: ${message}.`);
      }
      if (attempt === 0) log.warn('database.waiting', { message: message || code });
      // Soon again: what waits for us is the whole site.
      await pause(Math.min(250 * 2 ** attempt, 1000));
    }
  }
};

/**
 * Brings the schema up to date and, on an empty database, loads the demo. A database that could
 * lose money, or in which a guard of the money is missing, is not served.
 */
const prepare = async (config: Config, database: Database) => {
  const weakness = await durabilityProblem(database);
  if (weakness) throw new Problem(weakness);
  const migrations = await readMigrations(migrationsFolder);
  await migrate(database, migrations).catch((error: Error & { code?: string }) => {
    // An error of the database is our bug or its absence; the others are sentences for a person.
    throw error.code ? error : new Problem(error.message);
  });
  const gap =
    (await ledger.schemaProblem(database.sql)) ?? (await round.schemaProblem(database.sql));
  if (gap) throw new Problem(gap);
  if (config.demo) {
    await database.transaction(async (sql) => {
      if ((await loadDemo(sql)) && !config.production) await makeDemoAccounts(sql);
    });
  }
  const danger = config.production ? await productionProblem(database.sql) : undefined;
  if (danger) throw new Problem(danger);
};

const listen = async (app: FastifyInstance, { port, host }: Config) => {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EADDRINUSE') throw new Problem(`Port ${port} is in use.`);
    if (code === 'EACCES') throw new Problem(`This user may not listen on port ${port}.`);
    if (code === 'EADDRNOTAVAIL') throw new Problem(`HOST ${host} is no address of this machine.`);
    throw error;
  }
};

const announce = (config: Config, done: () => void = () => {}) => {
  const accounts = config.demo && !config.production ? demoAccounts : [];
  if (process.send) process.send({ ready: true, url: config.siteUrl, accounts }, done);
  else done();
};

type Close = () => Promise<unknown>;

/**
 * Refuses new work, finishes what runs, and goes: what was opened last is closed first. The caller
 * adds to the list what must be closed; a second wish to end changes nothing.
 */
const endOnce = (log: Log): Close[] => {
  const closing: Close[] = [];
  let isEnding = false;
  const end = async (reason: string) => {
    if (isEnding) return;
    isEnding = true;
    log.info('process.ending', { reason });
    setTimeout(() => process.exit(0), drainMs).unref();
    for (const close of closing.toReversed()) {
      await close().catch((error: unknown) => log.error('process.close_failed', { error }));
    }
    process.exit(0);
  };
  process.on('SIGTERM', () => void end('SIGTERM'));
  process.on('disconnect', () => void end('the parent is gone'));
  // With a parent, Ctrl-C reaches both and the parent says when it is our turn.
  process.on('SIGINT', () => {
    if (!process.send) void end('SIGINT');
  });
  return closing;
};

const fail = (error: Error) => {
  const isProblem = error instanceof Problem;
  const sentence = isProblem ? error.message : `The platform stopped: ${error.message}`;
  process.stderr.write(`${sentence}\n`);
  if (!isProblem) process.stderr.write(`${error.stack ?? ''}\n`);
  const leave = () => process.exit(isProblem ? problemCode : 1);
  if (isProblem && process.send) process.send({ problem: sentence }, leave);
  else leave();
};

main().catch(fail);
