import net from 'node:net';
import path from 'node:path';
import { keptSecret, prepareFolder } from '../postgres/folder.mjs';
import { buildName } from './build.mjs';
import { StartProblem } from './problem.mjs';

/** The configuration that the start itself needs; the processes check the rest. */
export const readSettings = (root, env, { develops = false } = {}) => {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_532) {
    throw new StartProblem(`PORT must be a whole number from 1 to 65532, not "${env.PORT}".`);
  }
  return {
    port,
    gamesPort: port + 1,
    consolePort: port + 2,
    host: env.HOST || '127.0.0.1',
    dataDir: prepareFolder(path.resolve(root, env.DATA_DIR || '.data')),
    // Development builds never replace those that are shipped.
    dist: path.resolve(root, develops ? 'dist/development' : env.DIST_DIR || 'dist'),
    // The port after the games' is the operators' console's. The next one is the vendors' in
    // production, and elsewhere the page of mail and SMS.
    vendorPort: port + 3,
    messagesPort: port + 3,
    siteUrl: env.SITE_URL || `http://localhost:${port}`,
    gamesUrl: env.GAMES_URL || `http://localhost:${port + 1}`,
    // A process with roles of an operator's choice may have no console.
    consoleUrl:
      !env.ROLES || /\bconsole\b/.test(env.ROLES)
        ? env.CONSOLE_URL || `http://localhost:${port + 2}`
        : undefined,
  };
};

/** The environment of the processes; the caller's passes through. */
export const processSettings = (settings, database, env) => {
  const { port, gamesPort, host, dataDir, dist, siteUrl, gamesUrl } = settings;
  const common = {
    ...withoutOwner(env),
    HOST: host,
    // Without NODE_ENV only a site on the embedded database can be one of development.
    PARLOUR_EMBEDDED: database.isEmbedded ? '1' : '',
    DIST_DIR: dist,
    SITE_URL: siteUrl,
    GAMES_URL: gamesUrl,
    PARLOUR_HOUSE_SECRET: env.PARLOUR_HOUSE_SECRET || keptSecret(dataDir, 'house-vendor'),
  };
  const platform = {
    ...withoutSeeds(common),
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    GAMES_API_URL: env.GAMES_API_URL || `http://127.0.0.1:${gamesPort}`,
    SECRET_KEY: env.SECRET_KEY || keptSecret(dataDir, 'platform'),
    BUILD: buildName(dist),
    ...innerPort(env, 0),
  };
  const games = {
    ...withoutSecrets(common),
    PORT: String(gamesPort),
    ...innerPort(env, 1),
    DATABASE_URL: database.gamesUrl,
    GAMES_SEED_KEY: env.GAMES_SEED_KEY || keptSecret(dataDir, 'games-seeds'),
    PLATFORM_URL: env.PLATFORM_URL || `http://127.0.0.1:${port}`,
  };
  // Only the process that makes the tables gets the owner's login, and it ends when they are made.
  return { prepare: { ...platform, DATABASE_OWNER_URL: database.ownerUrl ?? '' }, platform, games };
};

/**
 * Vendors' calls have a process of their own: rendered pages do not delay bets. An operator's ROLES
 * take precedence.
 */
export const splitRoles = ({ vendorPort }, { platform, games }, env) => ({
  platform: { ...platform, ROLES: 'web,live,console' },
  vendor: { ...platform, ROLES: 'vendor,jobs', PORT: String(vendorPort), ...innerPort(env, 2) },
  games: env.PLATFORM_URL ? games : { ...games, PLATFORM_URL: `http://127.0.0.1:${vendorPort}` },
});

// Each process has an inner port of its own: the platform's, the games', the vendors'.
const innerPort = ({ METRICS_PORT: port }, place) =>
  port ? { METRICS_PORT: String(Number(port) + place) } : {};

const withoutOwner = ({ DATABASE_OWNER_URL: _owner, ...env }) => env;

// The seeds are the games' secret, which the platform need not know.
const withoutSeeds = ({ GAMES_SEED_KEY: _key, GAMES_SEED_KEY_OLD: _old, ...env }) => env;

// The games process is a vendor: it gets no setting that a vendor would not have.
const withoutSecrets = ({
  SECRET_KEY: _key,
  SECRET_KEY_OLD: _old,
  GAMES_DATABASE_URL: _url,
  ...env
}) => env;

/** Reports in one sentence that a port is taken, before anything is started on it. */
export const assertPortsFree = async (host, ports) => {
  for (const wanted of ports) {
    if (await isFree(wanted, host)) continue;
    throw new StartProblem(
      `Port ${wanted} is in use: stop what uses it, or choose another with PORT ` +
        '(the games take the one after it, the console the second, ' +
        "vendors' calls in production the third after it).",
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
