import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { demoAccounts } from './demo';
import { jobs } from './jobs';
import { systemClock } from '@parlour/node-kit/clock';
import { readConfig, type Config } from './lib/config';
import type { Platform } from './lib/context';
import { openDatabase } from './lib/database/open-database';
import { runJobs } from './lib/jobs/jobs';
import { openLive } from './lib/live/live';
import { createLog, type Log } from '@parlour/node-kit/log';
import { Problem } from '@parlour/node-kit/problem';
import { prepare } from './prepare';

/** Ends with this when only a person can help; any other end is a crash and worth a restart. */
const problemCode = 78;
const drainMs = 8000;

const main = async () => {
  const config = readConfigOrExplain();
  const log = createLog(config.logLevel, systemClock.now);
  const closing = endOnce(log);
  const database = openDatabase(config.databaseUrl, {
    onLost: ({ message }) => log.warn('database.connection_lost', { message }),
  });
  closing.push(database.close);
  await prepare(config, database, log);
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
  const { siteUrl: url, production } = config;
  if (process.send) process.send({ ready: true, url, accounts, production }, done);
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
