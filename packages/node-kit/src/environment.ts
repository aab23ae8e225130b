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
  const given = env[name];
  if (!given) return otherwise;
  const value = Number(given);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new Problem(`${name} must be a whole number from ${min} to ${max}, not "${given}".`);
};

export const flagOf = (env: Env, name: string, otherwise: boolean): boolean => {
  const given = env[name];
  if (!given) return otherwise;
  if (given === '1' || given === '0') return given === '1';
  throw new Problem(`${name} must be 1 or 0, not "${given}".`);
};

export const oneOf = <const Value extends string, Otherwise extends string | undefined>(
  env: Env,
  name: string,
  values: readonly Value[],
  otherwise: Otherwise,
): Value | Otherwise => {
  const given = env[name];
  if (!given) return otherwise;
  const found = values.find((value) => value === given);
  if (found !== undefined) return found;
  throw new Problem(`${name} must be one of ${values.join(', ')}, not "${given}".`);
};

/** An address without a slash at its end. */
export const addressOf = (
  env: Env,
  name: string,
  otherwise?: string,
  protocols = ['http:', 'https:'],
): string => {
  const given = env[name] || otherwise;
  if (!given) throw new Problem(`${name} is missing.`);
  if (!URL.canParse(given) || !protocols.includes(new URL(given).protocol)) {
    const beginnings = protocols.map((protocol) => `${protocol}//`).join(' or ');
    throw new Problem(`${name} must be an address that begins with ${beginnings}.`);
  }
  return given.replace(/\/$/, '');
};

/** The address of a PostgreSQL database. */
export const databaseUrlOf = (env: Env, name: string): string =>
  addressOf(env, name, undefined, ['postgres:', 'postgresql:']);

export const secretOf = (env: Env, name: string): string => {
  const given = env[name];
  if (given && given.length >= 32) return given;
  throw new Problem(`${name} must be a secret of at least 32 characters.`);
};

/** Refuses a port that browsers reserve for another protocol; 0 if the address names none. */
export const assertOpenable = (name: string, port: number): void => {
  const problem = portProblem(name, port);
  if (problem) throw new Problem(problem);
};
