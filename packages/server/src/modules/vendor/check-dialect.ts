import type { CallKind, Dialect, FieldKind, WalletPath } from './profile';

/** What the core must know of a call, under our names; sent by the supplier, or made. */
const needed: Record<CallKind, string[]> = {
  info: ['user'],
  balance: ['token'],
  check: ['token'],
  bet: ['token', 'transaction_uuid', 'round', 'game_code', 'currency', 'amount'],
  win: ['token', 'transaction_uuid', 'reference_transaction_uuid', 'round', 'currency', 'amount'],
  rollback: ['token', 'transaction_uuid', 'reference_transaction_uuid'],
};

const fieldKinds: readonly string[] = [
  'name',
  'uuid',
  'token',
  'flag',
  'amount',
  'decimal',
  'text',
  'object',
] satisfies FieldKind[];

/**
 * What is wrong with a dialect, as a sentence. It is a row that somebody wrote by hand, and a slip
 * in it is better told once than found by each bet.
 */
export const dialectProblem = (dialect: Partial<Dialect>): string | undefined => {
  const { calls, gamePaths, repeatBalance } = dialect;
  if (!isObject(calls) || Object.keys(calls).length === 0) return 'the dialect has no calls';
  for (const name of ['list', 'url', 'round'] as const) {
    if (typeof gamePaths?.[name] !== 'string') return `the dialect's gamePaths have no ${name}`;
  }
  if (repeatBalance !== 'stored' && repeatBalance !== 'current') {
    return "the dialect's repeatBalance is neither stored nor current";
  }
  for (const [path, call] of Object.entries(calls)) {
    const problem = callProblem(call, dialect.amounts ?? 'units');
    if (problem) return `the dialect's call ${path} ${problem}`;
  }
  return undefined;
};

const callProblem = (
  { kind, player, fields, made = {} }: WalletPath,
  amounts: 'units' | 'decimal',
): string | undefined => {
  if (!Object.hasOwn(needed, kind)) return `is of no kind: ${kind}`;
  if (!isObject(fields)) return 'has no fields';
  for (const [name, rule] of Object.entries(fields)) {
    if (!fieldKinds.includes(String(rule).replace(/\?$/, ''))) {
      return `has a field of no kind: ${name} is ${rule}`;
    }
  }
  const missing = needed[kind].find((name) => !(name in fields) && !(name in made));
  if (missing !== undefined) return `does not say where ${missing} is`;
  if (player !== undefined && !(player in fields)) return `names its player by no field: ${player}`;
  const wanted = amounts === 'decimal' ? 'decimal' : 'amount';
  if ('amount' in fields && fields.amount !== wanted) {
    return `must have an amount of kind ${wanted}`;
  }
  return undefined;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
