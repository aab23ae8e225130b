import type { FastifyInstance } from 'fastify';
import { buildApp, buildConsole } from './app';
import { addChangeKinds } from './console';
import { demoAccounts } from './demo';
import { jobs } from './jobs';
import { systemClock } from '@parlour/node-kit/clock';
import { readConfig, type Config } from './lib/config';
import type { Platform } from './lib/context';
import { openDatabase } from './lib/database/open-database';
import { runJobs } from './lib/jobs/jobs';
import { openLive } from './lib/live/live';
import { openOperations } from '@parlour/node-kit/http/operations';
import { readVersion } from '@parlour/node-kit/database/migrate';
import { createLog } from '@parlour/node-kit/log';
import { Problem } from '@parlour/node-kit/problem';
import { answerPings, endFailed, endOnce } from '@parlour/node-kit/process';
import { openProcess } from './lib/processes/open-process';
import { noteClosedChannels, readVersions } from './modules/brand';
import { openMessagePage } from './modules/message';
import { followChanges, type FirstInvitation } from './modules/operator';
import { prepare } from './prepare';

const main = async () => {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel, systemClock.now);
  const { closing, isEnding } = endOnce(log, config);
  answerPings();
  const database = openDatabase(config.databaseUrl, {
    pool: config.pool,
    onLost: ({ message }) => log.warn('database.connection_lost', { message }),
  });
  closing.push(database.close);
  const invitations = await prepare(config, database, log);
  if (process.argv[2] === '--prepare') {
    await database.close();
    return announce(config, invitations, () => process.exit(0));
  }

  const live = openLive(database, log, config);
  closing.push(live.close);
  const platform: Platform = { config, database, clock: systemClock, log, live };
  addChangeKinds();
  const self = await openProcess(platform, {
    follow: ({ id }) => followChanges(platform, id),
    readVersions: () => readVersions(platform),
    entry: process.argv[1],
  });
  closing.push(self.close);
  if (config.roles.includes('jobs')) {
    closing.push(runJobs(platform, jobs, { processId: self.id }).stop);
  }
  const operations = await openOperations(config, {
    database,
    clock: systemClock,
    isEnding,
    part: 'platform',
    version: await readVersion('packages/server'),
    build: config.build,
  });
  // Closed last: until the process is gone, /livez says that it ends.
  closing.unshift(operations.close);
  const app = await buildApp(platform, { isEnding, metrics: operations.metrics });
  closing.push(() => app.close());
  await listen(app, config);
  if (config.roles.includes('console')) closing.push(await openConsole(platform, { isEnding }));
  noteClosedChannels(platform);
  const page = config.roles.includes('web')
    ? await openMessagePage(platform, config.port + 3)
    : undefined;
  if (page) closing.push(page.close);
  announce(config, invitations);
};

/** The console's own listener; without its port the site still opens. */
const openConsole = async (
  platform: Platform,
  state: { isEnding: () => boolean },
): Promise<() => Promise<void>> => {
  const { config, log } = platform;
  const app = await buildConsole(platform, state);
  await app
    .listen({ port: config.port + 2, host: config.consoleHost })
    .catch((error: unknown) => log.warn('console.not_opened', { port: config.port + 2, error }));
  return () => app.close();
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

const announce = (config: Config, invitations: FirstInvitation[], done: () => void = () => {}) => {
  const accounts = config.demo && !config.production ? demoAccounts : [];
  const { siteUrl: url, production } = config;
  if (process.send) process.send({ ready: true, url, accounts, invitations, production }, done);
  else done();
};

main().catch(endFailed('The platform'));
