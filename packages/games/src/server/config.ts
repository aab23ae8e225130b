import * as environment from '@parlour/node-kit/environment';
import { logLevels, type LogLevel } from '@parlour/node-kit/log';
import { Problem } from '@parlour/node-kit/problem';

export type Config = environment.ProcessConfig & {
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
  /** True unless the mode is development or test. */
  production: boolean;
  logLevel: LogLevel;
  /** Folder of the built files. */
  distFolder: string;
};

/** Reads the configuration; a bad value is a problem of one sentence. */
export const readConfig = (env: environment.Env): Config => {
  const port = environment.wholeOf(env, 'PORT', 3001, { min: 0, max: 65_535 });
  environment.assertOpenable('PORT', port);
  const houseSecret = environment.secretOf(env, 'PARLOUR_HOUSE_SECRET');
  return {
    ...environment.processConfigOf(env, 10),
    port,
    host: env.HOST || '127.0.0.1',
    databaseUrl: environment.databaseUrlOf(env, 'DATABASE_URL'),
    walletUrl: originOf(
      env,
      env.WALLET_URL ? 'WALLET_URL' : 'PLATFORM_URL',
      'http://127.0.0.1:3000',
    ),
    siteOrigins: (env.SITE_URL || 'http://localhost:3000')
      .split(',')
      .map((address) => originOf({ SITE_URL: address.trim() }, 'SITE_URL')),
    gamesUrl: originOf(env, 'GAMES_URL', `http://localhost:${port}`),
    houseSecret,
    seedSecrets: seedSecretsOf(env, houseSecret),
    production: !['development', 'test'].includes(env.NODE_ENV ?? ''),
    logLevel: environment.oneOf(env, 'LOG_LEVEL', logLevels, 'info'),
    distFolder: env.DIST_DIR || 'dist',
  };
};

const seedSecretsOf = (
  { GAMES_SEED_KEY: key = '', GAMES_SEED_KEY_OLD: old }: environment.Env,
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

const originOf = (env: environment.Env, name: string, otherwise?: string): string => {
  const { origin, port } = new URL(environment.addressOf(env, name, otherwise));
  environment.assertOpenable(name, Number(port));
  return origin;
};
