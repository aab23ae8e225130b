import { Problem } from './problem';
import { portProblem } from './refused-ports';

/** The variables of a process. A wrong one throws a problem: one sentence with its name. */
export type Env = Record<string, string | undefined>;

export const wholeOf = (
  env: Env,
  name: string,
  otherwise: number,
  { min, max }: { min: number; max: number },
): number => {
  const text = env[name];
  if (!text) return otherwise;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new Problem(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
};

export const flagOf = (env: Env, name: string, otherwise: boolean): boolean => {
  const text = env[name];
  if (!text) return otherwise;
  if (text === '1' || text === '0') return text === '1';
  throw new Problem(`${name} must be 1 or 0, not "${text}".`);
};

export const oneOf = <const Value extends string, Otherwise extends string | undefined>(
  env: Env,
  name: string,
  values: readonly Value[],
  otherwise: Otherwise,
): Value | Otherwise => {
  const text = env[name];
  if (!text) return otherwise;
  const found = values.find((value) => value === text);
  if (found !== undefined) return found;
  throw new Problem(`${name} must be one of ${values.join(', ')}, not "${text}".`);
};

export type ProcessConfig = {
  /** Transactions at a time, and connections for single statements. */
  pool: { connections: number; pipelines: number };
  /** Where `/livez`, `/readyz` and `/metrics` are served; nowhere when undefined. */
  innerPort: { port: number; host: string } | undefined;
  /** How long a process serves on after it was asked to end. */
  noticeMs: number;
};

/** What every process has: its pool, its inner port and how it ends. */
export const processConfigOf = (env: Env, connections: number): ProcessConfig => {
  const port = wholeOf(env, 'METRICS_PORT', 0, { min: 0, max: 65_535 });
  return {
    pool: {
      connections: wholeOf(env, 'DATABASE_POOL', connections, { min: 2, max: 200 }),
      pipelines: wholeOf(env, 'DATABASE_PIPELINES', 3, { min: 1, max: 20 }),
    },
    innerPort: port === 0 ? undefined : { port, host: env.METRICS_HOST || '127.0.0.1' },
    noticeMs: 1000 * wholeOf(env, 'NOTICE_SECONDS', 0, { min: 0, max: 60 }),
  };
};

/** An address without a slash at its end. */
export const addressOf = (
  env: Env,
  name: string,
  otherwise?: string,
  protocols = ['http:', 'https:'],
): string => {
  const text = env[name] || otherwise;
  if (!text) throw new Problem(`${name} is missing.`);
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    const beginnings = protocols.map((protocol) => `${protocol}//`).join(' or ');
    throw new Problem(`${name} must be an address that begins with ${beginnings}.`);
  }
  return text.replace(/\/$/, '');
};

/** The address of a PostgreSQL database. */
export const databaseUrlOf = (env: Env, name: string): string =>
  addressOf(env, name, undefined, ['postgres:', 'postgresql:']);

export const secretOf = (env: Env, name: string): string => {
  const text = env[name];
  if (text && text.length >= 32) return text;
  throw new Problem(`${name} must be a secret of at least 32 characters.`);
};

/** Refuses a port that browsers reserve for another protocol; 0 if the address names none. */
export const assertOpenable = (name: string, port: number): void => {
  const problem = portProblem(name, port);
  if (problem) throw new Problem(problem);
};
