import net from 'node:net';
import path from 'node:path';
import { keptSecret, prepareFolder } from '../postgres/folder.mjs';
import { buildName } from './build.mjs';
import { StartProblem } from './problem.mjs';

/** What the start itself needs of the configuration; the processes check the rest. */
export const readSettings = (root, env, { develops = false } = {}) => {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_533) {
    throw new StartProblem(`PORT must be a whole number from 1 to 65533, not "${env.PORT}".`);
  }
  return {
    port,
    gamesPort: port + 1,
    host: env.HOST || '127.0.0.1',
    dataDir: prepareFolder(path.resolve(root, env.DATA_DIR || '.data')),
    // Builds that reload themselves never take the place of those that are shipped.
    dist: path.resolve(root, develops ? 'dist/development' : env.DIST_DIR || 'dist'),
    siteUrl: env.SITE_URL || `http://localhost:${port}`,
    gamesUrl: env.GAMES_URL || `http://localhost:${port + 1}`,
  };
};

/** The environment of the two processes; the caller's passes through. */
export const processSettings = (settings, database, env) => {
  const { port, gamesPort, host, dataDir, dist, siteUrl, gamesUrl } = settings;
  const common = {
    ...env,
    HOST: host,
    // Without NODE_ENV only a site on the embedded database can be one of development.
    PARLOUR_EMBEDDED: database.isEmbedded ? '1' : '',
    DIST_DIR: dist,
    SITE_URL: siteUrl,
    GAMES_URL: gamesUrl,
    PARLOUR_HOUSE_SECRET: env.PARLOUR_HOUSE_SECRET || keptSecret(dataDir, 'house-vendor'),
  };
  const platform = {
    ...common,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    GAMES_API_URL: env.GAMES_API_URL || `http://127.0.0.1:${gamesPort}`,
    SECRET_KEY: env.SECRET_KEY || keptSecret(dataDir, 'platform'),
    BUILD: buildName(dist),
  };
  const games = {
    ...withoutSecrets(common),
    PORT: String(gamesPort),
    DATABASE_URL: database.gamesUrl,
    GAMES_SEED_KEY: env.GAMES_SEED_KEY || keptSecret(dataDir, 'games-seeds'),
    PLATFORM_URL: env.PLATFORM_URL || `http://127.0.0.1:${port}`,
  };
  return { platform, games };
};

// The games process is a supplier: it is told nothing that a supplier would not be.
const withoutSecrets = ({ SECRET_KEY: _key, GAMES_DATABASE_URL: _url, ...env }) => env;

/** Says in one sentence that a port is taken, before anything is started on it. */
export const assertPortsFree = async ({ port, gamesPort, host }) => {
  for (const wanted of [port, gamesPort]) {
    if (await isFree(wanted, host)) continue;
    throw new StartProblem(
      `Port ${wanted} is in use: stop what uses it, or choose another with PORT ` +
        '(the games take the one after it).',
    );
  }
};

const isFree = (port, host) =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => {
      if (error.code === 'EADDRINUSE') return resolve(false);
      return reject(new StartProblem(`Nothing can listen at ${host}:${port} (${error.code}).`));
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
