import { openOperations } from '@parlour/node-kit/http/operations';
import { readVersion } from '@parlour/node-kit/database/migrate';
import { createLog, reasonOf, type Log } from '@parlour/node-kit/log';
import { Problem } from '@parlour/node-kit/problem';
import { answerPings, endFailed, endOnce } from '@parlour/node-kit/process';
import { gameByCode } from '../games';
import { roundOf } from '../rounds/round-of';
import { createApp } from './routes/app';
import { readBuiltShells } from './routes/built-shell';
import { systemSource } from './source';
import { readConfig, type Config } from './config';
import { isAway, openDatabase, type GamesDatabase } from './open-database';
import { limits } from './sessions/limits';
import { migrateGames } from './migrate-games';
import { startRecovery } from './rounds/recover';
import { roleProblem } from './role';
import { patience, type GameDeps } from './rounds/rounds';
import { createSeedSeal } from './rounds/seed-seal';
import { createWallet } from './rounds/wallet';

const main = async (): Promise<void> => {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel, systemSource.now, { part: 'games' });
  const { closing, isEnding } = endOnce(log, config);
  answerPings();
  const database = openDatabase(
    config.databaseUrl,
    ({ message }) => log.warn('database.connection_lost', { reason: message }),
    config.pool,
  );
  closing.push(database.close);
  await migrated(database, config, log);
  if (process.argv.includes('--prepare')) {
    await database.close();
    return announce(config, () => process.exit(0));
  }
  const wallet = createWallet({
    url: config.walletUrl,
    secret: config.houseSecret,
    uuid: systemSource.uuid,
    games: gameByCode,
    timeoutMs: 3000,
  });
  const seal = createSeedSeal(config.seedSecrets, systemSource);
  const deps: GameDeps = {
    database,
    wallet,
    games: gameByCode,
    draw: roundOf,
    seal,
    source: systemSource,
    log,
    patience,
    limits,
  };
  const operations = await openOperations(config, {
    database,
    clock: systemSource,
    isEnding,
    part: 'games',
    version: await readVersion('packages/games'),
    build: process.env.BUILD || 'development',
  });
  closing.unshift(operations.close);
  const app = await createApp({ config, deps, shells: await readBuiltShells(config.distFolder) });
  // Rounds that are not finished in time are finished by the next process.
  closing.push(startRecovery(deps, 1000).stop);
  closing.push(() => app.close());
  await app.listen({ port: config.port, host: config.host }).catch((failure: unknown) => {
    throw (failure as { code?: string }).code === 'EADDRINUSE'
      ? new Problem(`Port ${config.port} is in use: set PORT to another for the games.`)
      : failure;
  });
  log.info('games.ready', { url: config.gamesUrl });
  announce(config);
};

const announce = ({ gamesUrl: url }: Config, done: () => void = () => {}) => {
  if (process.send) process.send({ ready: true, url }, done);
  else done();
};

/** Tables first; while the database is away we wait for it. */
const migrated = async (database: GamesDatabase, config: Config, log: Log): Promise<void> => {
  for (let isTold = false; ;) {
    try {
      const problem = await roleProblem(database.sql, config);
      if (problem) throw new Problem(problem);
      await migrateGames(database, 'packages/games');
      return;
    } catch (failure) {
      if (!isAway(failure)) throw failure;
      if (!isTold) log.warn('database.away', { reason: reasonOf(failure) });
      isTold = true;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
};

main().catch(endFailed('The games'));
