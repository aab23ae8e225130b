import { portProblem } from '@parlour/node-kit/refused-ports';
import { logLevels, type LogLevel } from './log';
import { Problem } from './migrate';

export type Config = {
  port: number;
  host: string;
  databaseUrl: string;
  /** Where the platform's vendor wallet answers. */
  walletUrl: string;
  /** Origins that may frame the games; the first is the default for messages. */
  siteOrigins: string[];
  /** This process's own origin. */
  gamesUrl: string;
  houseSecret: string;
  /** Secrets that seal server seeds: the first seals, all open. */
  seedSecrets: string[];
  /** All but what is said to be development or a test. */
  production: boolean;
  logLevel: LogLevel;
  /** Folder of the built files. */
  distFolder: string;
};

type Env = Record<string, string | undefined>;

/** Reads the configuration; a bad value is a problem of one sentence. */
export const readConfig = (env: Env): Config => {
  const port = portOf(env.PORT ?? '3001');
  assertOpenable('PORT', port);
  const logLevel = (env.LOG_LEVEL || 'info') as LogLevel;
  if (!logLevels.includes(logLevel)) {
    throw new Problem(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${logLevel}".`);
  }
  const databaseUrl = env.DATABASE_URL ?? '';
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new Problem('DATABASE_URL must be an address that begins with postgresql://.');
  }
  const houseSecret = env.PARLOUR_HOUSE_SECRET ?? '';
  if (houseSecret.length < 32) {
    throw new Problem('PARLOUR_HOUSE_SECRET must be a secret of at least 32 characters.');
  }
  return {
    port,
    host: env.HOST || '127.0.0.1',
    databaseUrl,
    walletUrl: originOf(
      'PLATFORM_URL',
      env.WALLET_URL || env.PLATFORM_URL || 'http://127.0.0.1:3000',
    ),
    siteOrigins: (env.SITE_URL || 'http://localhost:3000')
      .split(',')
      .map((address) => originOf('SITE_URL', address.trim())),
    gamesUrl: originOf('GAMES_URL', env.GAMES_URL || `http://localhost:${port}`),
    houseSecret,
    seedSecrets: seedSecretsOf(env, houseSecret),
    production: !['development', 'test'].includes(env.NODE_ENV ?? ''),
    logLevel,
    distFolder: env.DIST_DIR || 'dist',
  };
};

const portOf = (given: string): number => {
  const port = Number(given);
  if (/^\d+$/.test(given) && port < 65_536) return port;
  throw new Problem(`PORT must be a whole number from 0 to 65535, not "${given}".`);
};

const seedSecretsOf = (
  { GAMES_SEED_KEY: key = '', GAMES_SEED_KEY_OLD: old }: Env,
  houseSecret: string,
): string[] => {
  const secrets = old ? [key, old] : [key];
  if (secrets.includes(houseSecret)) {
    throw new Problem(
      'GAMES_SEED_KEY must be another secret than PARLOUR_HOUSE_SECRET, which the platform knows.',
    );
  }
  if (secrets.every((secret) => secret.length >= 32)) return secrets;
  throw new Problem(
    'GAMES_SEED_KEY, and GAMES_SEED_KEY_OLD if set, must be secrets of at least 32 characters.',
  );
};

const originOf = (name: string, given: string): string => {
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
    throw new Problem(`${name} must be an address that begins with http:// or https://.`);
  }
  const { origin, port } = new URL(given);
  assertOpenable(name, Number(port));
  return origin;
};

const assertOpenable = (name: string, port: number): void => {
  const problem = portProblem(name, port);
  if (problem) throw new Problem(problem);
};
