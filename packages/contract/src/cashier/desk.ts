import type { DepositStatus } from '../cashier';
import { verdictRefusals } from '../case-verdict';
import type { DepositCandidate } from './evidence';
import { choice, endpoint, endpoints, flag, output, text, whole } from '../endpoint';

/** What a verdict led to; `second`: another person must decide the same. */
export type DecidedDeposit = {
  stage: 'second' | 'waiting' | 'closed';
  case: { id: string; number: string };
  /** The order that was credited, or whose payment was returned. */
  deposit?: { id: string; number: string; status: DepositStatus };
};

/**
 * What became of a row of a statement: credited, kept in suspense with a case, known before, money
 * that went out, or no line at all.
 */
export type StatementRowState = 'matched' | 'suspense' | 'repeated' | 'out' | 'broken';

export type ImportedLine = {
  n: number;
  state: StatementRowState;
  why?: string;
  /** What the row says, unless it is no line. */
  line?: { reference: string; bookedOn: string; amount: string; content: string };
  /** Whose money it may be, in a dry run, where no order fits; it decides nothing. */
  proposal?: DepositCandidate;
};

export type ImportedStatement = {
  counts: Record<StatementRowState, number>;
  /** Lines that this call did not come to; made again with the same file, it goes on there. */
  rest: number;
  /** The rows by their numbers in the file; of a broken one, why. */
  lines: ImportedLine[];
};

/** The desk's calls about payments. */
export const cashierDesk = endpoints('cashier', {
  decideDeposit: endpoint({
    method: 'POST',
    path: '/console/deposits/{case}/decide',
    caller: 'operator',
    right: 'deposit.w',
    once: true,
    input: {
      case: text({ pattern: '^[0-9]{1,18}$' }),
      /** The version of the case that was read. */
      version: whole({ min: 1 }),
      verdict: choice(['credit', 'return', 'wait']),
      /** Whose money it is: an order, or a player without one. */
      orderId: text({ optional: true, max: 64 }),
      playerId: text({ optional: true, pattern: '^[0-9]{1,18}$' }),
      reasonCode: text({ optional: true, max: 64 }),
      note: text({ optional: true, max: 5000 }),
    },
    output: output<DecidedDeposit>(),
    refusals: [
      ...verdictRefusals,
      'cashier.order_taken',
      'cashier.amount_differs',
      'wallet.currency_mismatch',
      'compliance.excluded',
      'compliance.limit_reached',
    ],
  }),
  importStatement: endpoint({
    method: 'POST',
    path: '/console/statements',
    caller: 'operator',
    right: 'statement.w',
    stepUp: true,
    once: true,
    limit: { by: 'player', count: 60, seconds: 600 },
    mostBytes: 7_200_000,
    input: {
      brand: text({ max: 32 }),
      methodId: text({ max: 64 }),
      accountNumber: text({ pattern: '^[0-9A-Z]{4,19}$' }),
      /** The file in base64; five megabytes at most. */
      file: text({ max: 7_100_000, pattern: '^[A-Za-z0-9+/]*={0,2}$' }),
      /** Says what would happen, and changes nothing. */
      dry: flag(),
    },
    output: output<ImportedStatement>(),
    refusals: [
      'request.unknown',
      'request.too_large',
      'cashier.method_closed',
      'cashier.csv_broken',
    ],
  }),
});
