import { walletStatuses } from '@parlour/contract/vendor-wallet';
import type { AskedCall, CallKind, Dialect, FieldKind, WalletPath } from './profile';

/** What the core must know of a call, under our names; sent by the vendor, or derived. */
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

const parts = Object.keys({
  signatureHeader: 0,
  signatureEncoding: 0,
  words: 0,
  statusWords: 0,
  asks: 0,
  asksOnce: 0,
  operatorId: 0,
  actionField: 0,
  amounts: 0,
  platforms: 0,
  roundStates: 0,
  demoCurrency: 0,
  balanceWhenShort: 0,
  balanceAfterEnd: 0,
  repeatBalance: 0,
  statuses: 0,
  gamePaths: 0,
  calls: 0,
} satisfies Record<keyof Dialect, 0>);

const askedCalls: readonly string[] = ['list', 'url', 'round', 'rounds'] satisfies AskedCall[];

/**
 * The fault of a dialect, as a sentence. A dialect is a row written by hand, and one message is
 * better than an error at each bet.
 */
export const dialectProblem = (dialect: Partial<Dialect>): string | undefined => {
  const { calls, gamePaths, repeatBalance } = dialect;
  const stranger =
    strangerIn(dialect, parts) ??
    strangerIn(gamePaths ?? {}, askedCalls) ??
    strangerIn(dialect.asks ?? {}, askedCalls);
  if (stranger !== undefined) return `the dialect knows no "${stranger}"`;
  if (!isObject(calls) || Object.keys(calls).length === 0) return 'the dialect has no calls';
  for (const name of ['balanceWhenShort', 'balanceAfterEnd', 'asksOnce'] as const) {
    const flag = dialect[name];
    if (flag !== undefined && typeof flag !== 'boolean') {
      return `the dialect's ${name} is neither true nor false`;
    }
  }
  if (!['number', 'text'].includes(dialect.operatorId ?? 'number')) {
    return "the dialect's operatorId is neither number nor text";
  }
  if (!['units', 'decimal'].includes(dialect.amounts ?? 'units')) {
    return "the dialect's amounts are neither units nor decimal";
  }
  for (const name of ['list', 'url', 'round'] as const) {
    if (typeof gamePaths?.[name] !== 'string') return `the dialect's gamePaths have no ${name}`;
  }
  if (repeatBalance !== 'stored' && repeatBalance !== 'current') {
    return "the dialect's repeatBalance is neither stored nor current";
  }
  const words = statusWordsProblem(dialect);
  if (words) return words;
  for (const [path, call] of Object.entries(calls)) {
    const problem = callProblem(call, dialect.amounts ?? 'units');
    if (problem) return `the dialect's call ${path} ${problem}`;
  }
  return undefined;
};

/** A misspelt part would be ignored silently. */
const strangerIn = (given: object, known: readonly string[]): string | undefined =>
  Object.keys(given).find((name) => !known.includes(name));

/** A missing status is sent as "unknown", so at least that one must have a word. */
const statusWordsProblem = ({ statusWords, statuses }: Partial<Dialect>): string | undefined => {
  if (!isObject(statusWords)) return 'the dialect does not say which statuses it may send';
  const stranger = strangerIn(statusWords, walletStatuses);
  if (stranger !== undefined)
    return `the dialect's statusWords name no status of ours: ${stranger}`;
  for (const status of ['RS_OK', 'RS_ERROR_UNKNOWN'] as const) {
    if (statusWords[status] === undefined) return `the dialect's statusWords have no ${status}`;
  }
  const silent = Object.values(statuses ?? {}).find((status) => !(status in statusWords));
  return silent && `the dialect's statuses name ${silent}, which is none of its statusWords`;
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
  const amountKind = amounts === 'decimal' ? 'decimal' : 'amount';
  if ('amount' in fields && fields.amount !== amountKind) {
    return `must have an amount of kind ${amountKind}`;
  }
  return undefined;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
