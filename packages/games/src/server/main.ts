import { roundOf } from '../fair/node-hmac';
import { createApp } from './routes/app';
import { readBuiltShells } from './routes/built-shell';
import { systemSource } from './clock';
import { readConfig, type Config } from './config';
import { isAway, openDatabase } from './database';
import { limits } from './sessions/limits';
import { createLog, reasonOf, type Log } from './log';
import { migrate, Problem } from './migrate';
import { startRecovery } from './rounds/recover';
import { roleProblem } from './role';
import { patience, type House } from './rounds/rounds';
import { createSeedSeal } from './rounds/seed-seal';
import { createWallet } from './rounds/wallet';

/** Exit code for what only a person can mend; whoever started us does not try again. */
const needsPerson = 78;

const main = async (): Promise<void> => {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel, systemSource.now);
  await migrated(config, log);
  if (process.argv.includes('--prepare')) {
    process.send?.({ ready: true, url: config.gamesUrl });
    process.disconnect?.();
    return;
  }
  const database = openDatabase(config.databaseUrl, ({ message }) =>
    log.warn('database.connection_lost', { reason: message }),
  );
  const wallet = createWallet({
    url: config.walletUrl,
    secret: config.houseSecret,
    uuid: systemSource.uuid,
    timeoutMs: 3000,
  });
  const seal = createSeedSeal(config.seedSecrets, systemSource);
  const house: House = {
    database,
    wallet,
    draw: roundOf,
    seal,
    source: systemSource,
    log,
    patience,
    limits,
  };
  const app = await createApp({ config, house, shells: await readBuiltShells(config.distFolder) });
  const recovery = startRecovery(house, 1000);
  await app.listen({ port: config.port, host: config.host }).catch((failure: unknown) => {
    throw (failure as { code?: string }).code === 'EADDRINUSE'
      ? new Problem(`Port ${config.port} is in use: set PORT to another for the games.`)
      : failure;
  });
  log.info('games.ready', { url: config.gamesUrl });
  process.send?.({ ready: true, url: config.gamesUrl });

  let isEnding = false;
  const end = async (): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    // Rounds that do not come to rest in time are finished by the next process.
    setTimeout(() => process.exit(0), 8000).unref();
    await app.close();
    await recovery.stop();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void end());
  process.on('SIGINT', () => {
    // Ctrl-C reaches the whole group; whoever forked us ends us in order.
    if (!process.send) void end();
  });
  process.on('disconnect', () => void end());
};

/** Tables first; while the database is away we wait for it. */
const migrated = async (config: Config, log: Log): Promise<void> => {
  const { databaseUrl } = config;
  for (let isTold = false; ;) {
    try {
      const problem = await roleProblem(databaseUrl, config);
      if (problem) throw new Problem(problem);
      await migrate(databaseUrl, 'packages/games/migrations');
      return;
    } catch (failure) {
      if (!isAway(failure)) throw failure;
      if (!isTold) log.warn('database.away', { reason: reasonOf(failure) });
      isTold = true;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
};

main().catch((failure: unknown) => {
  if (!(failure instanceof Problem)) {
    process.stderr.write(`The games process failed: ${reasonOf(failure)}\n`);
    process.exit(1);
  }
  process.stderr.write(`${failure.message}\n`);
  if (process.send) process.send({ problem: failure.message }, () => process.exit(needsPerson));
  else process.exit(needsPerson);
});
