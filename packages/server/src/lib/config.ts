import * as environment from '@parlour/node-kit/environment';
import { logLevels, type LogLevel } from '@parlour/node-kit/log';
import { Problem } from '@parlour/node-kit/problem';
import { readSmsUrl, readSmtpUrl, type SmsGateway, type SmtpServer } from './delivery';
import { isLoopback, readNetworks, type Networks } from './http/address';
import { readTrustedProxies, type TrustedProxies } from './http/forwarded';
import { isLoopbackHost, isPrivateWay } from './http/loopback';

export type Config = environment.ProcessConfig & {
  production: boolean;
  port: number;
  host: string;
  databaseUrl: string;
  /** Of the login that owns the tables; only the process that makes them needs it. */
  databaseOwnerUrl: string | undefined;
  siteUrl: string;
  gamesUrl: string;
  /** Where our server reaches the games process. */
  gamesApiUrl: string;
  consoleUrl: string;
  /** Where the console listens: this machine alone, unless `CONSOLE_URL` says how it is reached. */
  consoleHost: string;
  secretKey: string;
  /** Former keys: what they sealed can still be read. */
  oldSecretKeys: string[];
  houseSecret: string;
  roles: Role[];
  /** The proxies whose statement of the caller's address is trusted. */
  trustedProxies: TrustedProxies;
  /** Callers that are exempt from limits: measurements, and tests of other things. */
  limitsExempt: Networks;
  demo: boolean;
  /** How many games that cannot be opened the demo gets beside its own. */
  demoGames: number;
  sandbox: boolean;
  docs: boolean;
  verification: 'on' | 'off';
  /** Stands in for Firebase's servers in development and tests. */
  firebaseEmulator: string | undefined;
  /** Where e-mail and SMS go; without one, a development site keeps them for its own page. */
  smtp: SmtpServer | undefined;
  sms: SmsGateway | undefined;
  /** Where visitors of a host without a brand find help. */
  supportUrl: string | undefined;
  logLevel: LogLevel;
  /** The age at which activity is counted; older while the processors are busy. */
  activityWindowSeconds: number;
  /** Folder of the data of this machine: secrets, and the embedded database. */
  dataDir: string;
  /** Folder of the built site. */
  distFolder: string;
  /** The id of the current build: a browser with another one loads the new page. */
  build: string;
};

const roles = ['web', 'vendor', 'live', 'jobs', 'console'] as const;
export type Role = (typeof roles)[number];

/**
 * Reads the configuration. A bad value is reported in one sentence that names the variable and the
 * values it takes.
 */
export const readConfig = (env: environment.Env): Config => {
  const port = environment.wholeOf(env, 'PORT', 3000, { min: 1, max: 65_532 });
  environment.assertOpenable('PORT', port);
  const host = env.HOST || '127.0.0.1';
  const siteUrl = environment.addressOf(env, 'SITE_URL', `http://localhost:${port}`);
  const gamesUrl = environment.addressOf(env, 'GAMES_URL', `http://localhost:${port + 1}`);
  const consoleUrl = environment.addressOf(env, 'CONSOLE_URL', `http://localhost:${port + 2}`);
  environment.assertOpenable('SITE_URL', Number(new URL(siteUrl).port));
  environment.assertOpenable('GAMES_URL', Number(new URL(gamesUrl).port));
  const production = isProduction(env, [host, ...[siteUrl, gamesUrl].map(hostOf)]);
  const verification = environment.oneOf(env, 'VERIFICATION', ['on', 'off'], 'on');
  if (production && verification === 'off') {
    throw new Problem('VERIFICATION=off is for tests and is refused in production.');
  }
  if (production) {
    assertPrivateWay('SITE_URL', siteUrl);
    assertPrivateWay('GAMES_URL', gamesUrl);
    assertPrivateWay('CONSOLE_URL', consoleUrl);
    assertApart(siteUrl, gamesUrl, 'GAMES_URL', 'the games');
    assertApart(siteUrl, consoleUrl, 'CONSOLE_URL', 'the console');
    assertApart(gamesUrl, consoleUrl, 'CONSOLE_URL', 'the console');
  }
  const demo = environment.flagOf(env, 'DEMO', !production);
  return {
    ...environment.processConfigOf(env, 12),
    production,
    port,
    host,
    databaseUrl: environment.databaseUrlOf(env, 'DATABASE_URL'),
    databaseOwnerUrl: env.DATABASE_OWNER_URL
      ? environment.databaseUrlOf(env, 'DATABASE_OWNER_URL')
      : undefined,
    siteUrl,
    gamesUrl,
    gamesApiUrl: environment.addressOf(env, 'GAMES_API_URL', `http://127.0.0.1:${port + 1}`),
    consoleUrl,
    consoleHost: env.CONSOLE_URL ? host : '127.0.0.1',
    ...secretsOf(env),
    roles: rolesOf(env),
    trustedProxies: proxiesOf(env),
    limitsExempt: exemptOf(env, production),
    demo,
    demoGames: environment.wholeOf(env, 'DEMO_GAMES', 0, { min: 0, max: 50_000 }),
    sandbox: environment.flagOf(env, 'SANDBOX', demo),
    docs: environment.flagOf(env, 'DOCS', !production),
    verification,
    smtp: readSmtpUrl(env),
    sms: readSmsUrl(env),
    firebaseEmulator: emulatorOf(env, production),
    supportUrl: supportOf(env),
    logLevel: environment.oneOf(env, 'LOG_LEVEL', logLevels, 'info'),
    activityWindowSeconds: environment.wholeOf(env, 'ACTIVITY_WINDOW_SECONDS', 30, {
      min: 1,
      max: 300,
    }),
    dataDir: env.DATA_DIR || '.data',
    distFolder: env.DIST_DIR || 'dist',
    build: env.BUILD || 'development',
  };
};

/**
 * NODE_ENV decides if it is set. If it is not, only a site that is unreachable from outside this
 * machine counts as development: with the embedded database and behind loopback addresses.
 */
const isProduction = (env: environment.Env, hosts: string[]): boolean => {
  const mode = environment.oneOf(env, 'NODE_ENV', ['development', 'production', 'test'], undefined);
  if (mode) return mode === 'production';
  return env.PARLOUR_EMBEDDED !== '1' || !hosts.every(isLoopbackHost);
};

const supportOf = (env: environment.Env): string | undefined => {
  const { SUPPORT_URL: text } = env;
  if (!text) return undefined;
  if (/^mailto:[^\s@]+@[^\s@]+$/.test(text)) return text;
  if (URL.canParse(text) && new URL(text).protocol === 'https:') return text;
  throw new Problem('SUPPORT_URL must begin with https:// or mailto:.');
};

/** It signs tokens that anyone may ask of it. */
const emulatorOf = (env: environment.Env, production: boolean): string | undefined => {
  if (!env.FIREBASE_EMULATOR) return undefined;
  if (!production) return environment.addressOf(env, 'FIREBASE_EMULATOR');
  throw new Problem('FIREBASE_EMULATOR is for tests and is refused in production.');
};

const hostOf = (address: string): string => new URL(address).hostname;

const assertPrivateWay = (name: string, address: string): void => {
  if (isPrivateWay(address)) return;
  throw new Problem(
    `${name} must begin with https:// in production: passwords and money go by it, and ` +
      `${address} is neither https nor this machine.`,
  );
};

/** Cookies are sent to every port of a host, and neither the games nor the console gets others'. */
const assertApart = (one: string, other: string, name: string, what: string): void => {
  const host = hostOf(other);
  if (hostOf(one) !== host || isLoopbackHost(host)) return;
  throw new Problem(
    `${name} must have a host name of its own in production: the cookies of ${host} would go ` +
      `to ${what} too.`,
  );
};

const proxiesOf = (env: environment.Env): TrustedProxies => {
  const text = env.TRUST_PROXY || '0';
  const proxies = readTrustedProxies(text);
  if (proxies !== undefined) return proxies;
  throw new Problem(
    'TRUST_PROXY must be the number of proxies in front of the site, 0 to 9, or a list of their ' +
      `addresses or networks, none wider than /8 (IPv6: /16), not "${text}".`,
  );
};

const exemptOf = (env: environment.Env, production: boolean): Networks => {
  const given = env.LIMITS_EXEMPT ?? '';
  const networks = readNetworks(given);
  if (!networks) {
    throw new Problem(`LIMITS_EXEMPT takes networks as 127.0.0.0/8, not "${given}".`);
  }
  const open = networks.names.find((network) => !isLoopback(network));
  if (production && open !== undefined) {
    throw new Problem(`LIMITS_EXEMPT may name nothing but loopback in production, not "${open}".`);
  }
  return networks;
};

const secretsOf = (
  env: environment.Env,
): Pick<Config, 'secretKey' | 'oldSecretKeys' | 'houseSecret'> => {
  const secretKey = environment.secretOf(env, 'SECRET_KEY');
  const oldSecretKeys = oldSecretsOf(env);
  const houseSecret = environment.secretOf(env, 'PARLOUR_HOUSE_SECRET');
  if (![secretKey, ...oldSecretKeys].includes(houseSecret)) {
    return { secretKey, oldSecretKeys, houseSecret };
  }
  throw new Problem(
    'PARLOUR_HOUSE_SECRET must be another secret than SECRET_KEY: the games, a vendor, know it.',
  );
};

const oldSecretsOf = (env: environment.Env): string[] => {
  const keys = (env.SECRET_KEY_OLD ?? '').split(',').filter(Boolean);
  if (keys.every((key) => key.length >= 32)) return keys;
  throw new Problem(
    'SECRET_KEY_OLD takes former secret keys of at least 32 characters, by commas.',
  );
};

const rolesOf = (env: environment.Env): Role[] => {
  const names = (env.ROLES || roles.join(',')).split(',').map((role) => role.trim());
  const stranger = names.find((role) => !roles.includes(role as Role));
  if (stranger !== undefined) {
    throw new Problem(`ROLES takes ${roles.join(', ')}, not "${stranger}".`);
  }
  return names as Role[];
};
