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
import { createLog } from '@parlour/node-kit/log';
import { Problem } from '@parlour/node-kit/problem';
import { endFailed, endOnce } from '@parlour/node-kit/process';
import { prepare } from './prepare';

const main = async () => {
  const config = readConfig(process.env);
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

main().catch(endFailed('The platform'));
