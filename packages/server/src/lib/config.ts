import { portProblem } from '@parlour/node-kit/refused-ports';
import { isLoopback, readNetworks, type Networks } from './http/address';
import { readTrustedProxies, type TrustedProxies } from './http/forwarded';
import { logLevels, type LogLevel } from '@parlour/node-kit/log';
import { isLoopbackHost, isPrivateWay } from './http/loopback';

export type Config = {
  production: boolean;
  port: number;
  host: string;
  databaseUrl: string;
  /** Of the login that owns the tables; only who makes them needs it. */
  databaseOwnerUrl: string | undefined;
  siteUrl: string;
  gamesUrl: string;
  /** Where our server reaches the games process. */
  gamesApiUrl: string;
  consoleUrl: string;
  secretKey: string;
  /** Keys of before: what they sealed is still read. */
  oldSecretKeys: string[];
  houseSecret: string;
  roles: Role[];
  /** Whose word about the caller's address is believed. */
  trustedProxies: TrustedProxies;
  /** Callers whom no limit meets: measurements and tests of other things. */
  limitsExempt: Networks;
  demo: boolean;
  sandbox: boolean;
  docs: boolean;
  verification: 'on' | 'off';
  logLevel: LogLevel;
  /** After how long what happened is counted; longer while the processors are busy. */
  activityWindowSeconds: number;
  /** Folder of the built site. */
  distFolder: string;
  /** Which build runs: a browser that holds another one takes the new page. */
  build: string;
};

const databaseProtocols = ['postgres:', 'postgresql:'];

const roles = ['web', 'vendor', 'live', 'jobs', 'console'] as const;
export type Role = (typeof roles)[number];

type Env = Record<string, string | undefined>;

/**
 * Reads the configuration. A bad value throws one sentence that names the variable and says what it
 * takes.
 */
export const readConfig = (env: Env): Config => {
  const port = wholeOf(env, 'PORT', 3000, 1, 65_533);
  assertOpenable('PORT', port);
  const host = env.HOST || '127.0.0.1';
  const siteUrl = addressOf(env, 'SITE_URL', `http://localhost:${port}`);
  const gamesUrl = addressOf(env, 'GAMES_URL', `http://localhost:${port + 1}`);
  assertOpenable('SITE_URL', Number(new URL(siteUrl).port));
  assertOpenable('GAMES_URL', Number(new URL(gamesUrl).port));
  const production = isProduction(env, [host, ...[siteUrl, gamesUrl].map(hostOf)]);
  const verification = oneOf(env, 'VERIFICATION', ['on', 'off'], 'on') as 'on' | 'off';
  if (production && verification === 'off') {
    throw new Error('VERIFICATION=off is for tests and is refused in production.');
  }
  if (production) {
    assertPrivateWay('SITE_URL', siteUrl);
    assertPrivateWay('GAMES_URL', gamesUrl);
    assertApart(siteUrl, gamesUrl);
  }
  const demo = flagOf(env, 'DEMO', !production);
  return {
    production,
    port,
    host,
    databaseUrl: addressOf(env, 'DATABASE_URL', undefined, databaseProtocols),
    databaseOwnerUrl: env.DATABASE_OWNER_URL
      ? addressOf(env, 'DATABASE_OWNER_URL', undefined, databaseProtocols)
      : undefined,
    siteUrl,
    gamesUrl,
    gamesApiUrl: addressOf(env, 'GAMES_API_URL', `http://127.0.0.1:${port + 1}`),
    consoleUrl: addressOf(env, 'CONSOLE_URL', `http://localhost:${port + 2}`),
    ...secretsOf(env),
    roles: rolesOf(env),
    trustedProxies: proxiesOf(env),
    limitsExempt: exemptOf(env, production),
    demo,
    sandbox: flagOf(env, 'SANDBOX', demo),
    docs: flagOf(env, 'DOCS', !production),
    verification,
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels, 'info') as LogLevel,
    activityWindowSeconds: wholeOf(env, 'ACTIVITY_WINDOW_SECONDS', 30, 1, 300),
    distFolder: env.DIST_DIR || 'dist',
    build: env.BUILD || 'development',
  };
};

/**
 * NODE_ENV decides where it is set. Where it is not, only what nobody outside this machine can
 * reach is development: the embedded database, as the start script says, behind loopback addresses.
 */
const isProduction = (env: Env, hosts: string[]): boolean => {
  const given = oneOf(env, 'NODE_ENV', ['development', 'production', 'test'], 'unset');
  if (given !== 'unset') return given === 'production';
  return env.PARLOUR_EMBEDDED !== '1' || !hosts.every(isLoopbackHost);
};

const hostOf = (address: string): string => new URL(address).hostname;

const assertPrivateWay = (name: string, address: string): void => {
  if (isPrivateWay(address)) return;
  throw new Error(
    `${name} must begin with https:// in production: passwords and money go by it, and ` +
      `${address} is neither https nor this machine.`,
  );
};

/** Cookies go to every port of a host, and the games are a vendor like any other. */
const assertApart = (siteUrl: string, gamesUrl: string): void => {
  const host = hostOf(gamesUrl);
  if (hostOf(siteUrl) !== host || isLoopbackHost(host)) return;
  throw new Error(
    `GAMES_URL must have a host name of its own in production: the cookies of ${host} would go ` +
      'to the games too.',
  );
};

const assertOpenable = (name: string, port: number): void => {
  const problem = portProblem(name, port);
  if (problem) throw new Error(problem);
};

const proxiesOf = (env: Env): TrustedProxies => {
  const given = env.TRUST_PROXY || '0';
  const proxies = readTrustedProxies(given);
  if (proxies !== undefined) return proxies;
  throw new Error(
    'TRUST_PROXY must be the number of proxies in front of the site, 0 to 9, or a list of their ' +
      `addresses or networks, none wider than /8 (IPv6: /16), not "${given}".`,
  );
};

const wholeOf = (env: Env, name: string, otherwise: number, min: number, max: number): number => {
  const given = env[name];
  if (!given) return otherwise;
  const value = Number(given);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new Error(`${name} must be a whole number from ${min} to ${max}, not "${given}".`);
};

const flagOf = (env: Env, name: string, otherwise: boolean): boolean => {
  const given = env[name];
  if (!given) return otherwise;
  if (given === '1' || given === '0') return given === '1';
  throw new Error(`${name} must be 1 or 0, not "${given}".`);
};

const oneOf = (env: Env, name: string, values: readonly string[], otherwise: string): string => {
  const given = env[name];
  if (!given) return otherwise;
  if (values.includes(given)) return given;
  throw new Error(`${name} must be one of ${values.join(', ')}, not "${given}".`);
};

const addressOf = (
  env: Env,
  name: string,
  otherwise: string | undefined,
  protocols = ['http:', 'https:'],
): string => {
  const given = env[name] || otherwise;
  if (!given) throw new Error(`${name} is missing.`);
  if (!URL.canParse(given) || !protocols.includes(new URL(given).protocol)) {
    throw new Error(`${name} must be an address that begins with ${protocols.join(' or ')}//.`);
  }
  return given.replace(/\/$/, '');
};

const exemptOf = (env: Env, production: boolean): Networks => {
  const given = env.LIMITS_EXEMPT ?? '';
  const networks = readNetworks(given);
  if (!networks) {
    throw new Error(`LIMITS_EXEMPT takes networks as 127.0.0.0/8, not "${given}".`);
  }
  const open = networks.names.find((network) => !isLoopback(network));
  if (production && open !== undefined) {
    throw new Error(`LIMITS_EXEMPT may name nothing but loopback in production, not "${open}".`);
  }
  return networks;
};

const secretOf = (env: Env, name: string): string => {
  const given = env[name];
  if (given && given.length >= 32) return given;
  throw new Error(`${name} must be a secret of at least 32 characters.`);
};

const secretsOf = (env: Env): Pick<Config, 'secretKey' | 'oldSecretKeys' | 'houseSecret'> => {
  const secretKey = secretOf(env, 'SECRET_KEY');
  const oldSecretKeys = oldSecretsOf(env);
  const houseSecret = secretOf(env, 'PARLOUR_HOUSE_SECRET');
  if (![secretKey, ...oldSecretKeys].includes(houseSecret)) {
    return { secretKey, oldSecretKeys, houseSecret };
  }
  throw new Error(
    'PARLOUR_HOUSE_SECRET must be another secret than SECRET_KEY: the games, a vendor, know it.',
  );
};

const oldSecretsOf = (env: Env): string[] => {
  const given = (env.SECRET_KEY_OLD ?? '').split(',').filter(Boolean);
  if (given.every((key) => key.length >= 32)) return given;
  throw new Error('SECRET_KEY_OLD takes former secret keys of at least 32 characters, by commas.');
};

const rolesOf = (env: Env): Role[] => {
  const given = (env.ROLES || roles.join(',')).split(',').map((role) => role.trim());
  const stranger = given.find((role) => !roles.includes(role as Role));
  if (stranger !== undefined) {
    throw new Error(`ROLES takes ${roles.join(', ')}, not "${stranger}".`);
  }
  return given as Role[];
};
