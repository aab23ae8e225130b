import { choice, date, endpoint, endpoints, output, text, type TextFile } from '../endpoint';

export const adjustmentKinds = ['deposit', 'withdrawal', 'void'] as const;

/** What a person decided of money by a case, once for all; or what two voided. */
export type Adjustment = {
  /** Of the case, or of the round. */
  id: string;
  /** Of a case. */
  number?: string;
  brand: string;
  kind: (typeof adjustmentKinds)[number];
  verdict: string;
  at: string;
  playerId?: string;
  player?: string;
  /** Of the case: what was asked for, or what arrived; of a void what the wallets got, signed. */
  amount: string;
  currency: string;
  /** Who decided, and who confirmed it. */
  first: string;
  second?: string;
  reasonCode?: string;
  note?: string;
  /** About a player to whom the reader is tied: without why. */
  isWithheld?: true;
  /**
   * The transfer in the ledger, of a void the first one; a verdict by which a payout is sent moves
   * nothing itself.
   */
  entry?: { namespace: string; reference: string; source: string; target: string; amount: string };
};

/** The days of one question, at most. */
export const mostAdjustmentDays = 92;

const filter = {
  brand: text({ optional: true, max: 32 }),
  from: date(),
  to: date(),
  kind: choice(adjustmentKinds, { optional: true }),
  operatorId: text({ optional: true, pattern: '^[1-9][0-9]{0,17}$' }),
};

/** The report of what persons posted by hand: days are those of each brand's clock. */
export const adjustmentCalls = endpoints('report', {
  listAdjustments: endpoint({
    method: 'GET',
    path: '/console/adjustments',
    caller: 'operator',
    right: 'report.r',
    noStore: true,
    limit: { by: 'player', count: 120, seconds: 60 },
    input: { ...filter, cursor: text({ optional: true, max: 200 }) },
    output: output<{ list: Adjustment[]; next?: string }>(),
    refusals: [],
  }),
  /** All that fits as a file, ten thousand lines at most; the export is a line of the audit. */
  exportAdjustments: endpoint({
    method: 'GET',
    path: '/console/adjustments/file',
    caller: 'operator',
    right: 'report.x',
    stepUp: true,
    file: 'csv',
    noStore: true,
    limit: { by: 'player', count: 10, seconds: 60 },
    input: filter,
    output: output<TextFile>(),
    refusals: ['report.export_too_many'],
  }),
});
