import { choice, date, endpoint, endpoints, output, text } from '../endpoint';

/** Money that arrived and belongs to no player yet. */
export type SuspendedPayment = {
  id: string;
  brand: string;
  methodId: string;
  /** The provider's or the bank's name for it. */
  reference: string;
  amount: string;
  currency: string;
  reasons: string[];
  content?: string;
  payer?: string;
  /** The order that it names. */
  orderNumber?: string;
  cameAt: string;
  /** The open case about it. */
  case?: { id: string; number: string; state: string; dueAt: string };
};

/** What is in suspense, by age. */
export type SuspenseSum = {
  brand: string;
  currency: string;
  count: number;
  amount: string;
  overADay: number;
  overAWeek: number;
  oldestAt: string;
};

/** A method as the console lists it: open or not, in every brand of the reader. */
export type DeskMethod = {
  brand: string;
  id: string;
  kind: 'deposit' | 'withdrawal';
  name: string;
  provider: string;
  currency: string;
  min: string;
  max: string;
  feePermille: number;
  minutes: number;
  presets: string[];
  demo: boolean;
  enabled: boolean;
  /** Days of the week from Monday, and hours as `08:00`, by the brand's clock. */
  days: number[];
  opens: string;
  closes: string;
};

/** An account of the house that receives transfers, open or not. */
export type HouseAccount = Omit<StatementAccount, 'importedAt' | 'name'>;

/** A way in by which transfers arrive. */
export type TransferMethod = { brand: string; methodId: string; name: string; currency: string };

/** An account of the house whose statements are imported. */
export type StatementAccount = {
  brand: string;
  methodId: string;
  name: string;
  accountNumber: string;
  bankBin: string;
  holder: string;
  currency: string;
  enabled: boolean;
  /** When a statement of its method was last imported. */
  importedAt?: string;
};

/** What we booked and what the bank's statements say, of a method on a day of its brand. */
export type ReconciledDay = {
  day: string;
  brand: string;
  methodId: string;
  currency: string;
  direction: 'in' | 'out';
  ours: { count: number; amount: string };
  bank: { count: number; amount: string };
  /** The bank's less ours. */
  difference: string;
  /** Those that the other side does not have, or has with another amount. */
  differing: number;
};

/** One payment or line of a day that the two sides do not agree on. */
export type ReconciledDifference = {
  reference: string;
  content?: string;
  ours?: string;
  bank?: string;
  /** The payment or payout that is booked. */
  subjectId?: string;
};

const brand = text({ max: 32 });
const someBrand = text({ optional: true, max: 32 });
const methodId = text({ max: 64 });

/** The cashier's calls about what arrived, by which way, and whether the bank agrees. */
export const cashierBooks = endpoints('cashier', {
  /** The oldest first, a hundred at a time; the sums have all. */
  listSuspense: endpoint({
    method: 'GET',
    path: '/console/suspense',
    caller: 'operator',
    right: 'statement.r',
    noStore: true,
    input: { brand: someBrand, cursor: text({ optional: true, max: 120 }) },
    output: output<{ list: SuspendedPayment[]; sums: SuspenseSum[]; next?: string }>(),
    refusals: [],
  }),
  listAllMethods: endpoint({
    method: 'GET',
    path: '/console/methods',
    caller: 'operator',
    right: 'method.r',
    noStore: true,
    input: { brand: someBrand },
    output: output<{ list: DeskMethod[] }>(),
    refusals: [],
  }),
  /** At once, by one person; it opens again by a change. */
  closeMethod: endpoint({
    method: 'POST',
    path: '/console/methods/{id}/close',
    caller: 'operator',
    right: 'method.w',
    stops: true,
    input: {
      id: methodId,
      brand,
      kind: choice(['deposit', 'withdrawal']),
      reason: text({ min: 3, max: 500, pattern: '\\S' }),
    },
    output: output<DeskMethod>(),
    refusals: ['request.unknown', 'operator.right_missing'],
  }),
  listHouseAccounts: endpoint({
    method: 'GET',
    path: '/console/accounts',
    caller: 'operator',
    right: 'method.r',
    noStore: true,
    input: { brand: someBrand },
    output: output<{ list: HouseAccount[]; methods: TransferMethod[] }>(),
    refusals: [],
  }),
  listStatementAccounts: endpoint({
    method: 'GET',
    path: '/console/statements/accounts',
    caller: 'operator',
    right: 'statement.r',
    noStore: true,
    input: { brand: someBrand },
    output: output<{ list: StatementAccount[] }>(),
    refusals: [],
  }),
  /** Of the methods with accounts; 92 days at most. */
  readReconciliation: endpoint({
    method: 'GET',
    path: '/console/reconciliation',
    caller: 'operator',
    right: 'statement.r',
    noStore: true,
    input: { brand: someBrand, from: date(), to: date() },
    output: output<{ list: ReconciledDay[] }>(),
    refusals: [],
  }),
  /** Five hundred at most. */
  listDifferences: endpoint({
    method: 'GET',
    path: '/console/reconciliation/differences',
    caller: 'operator',
    right: 'statement.r',
    noStore: true,
    input: { brand, methodId, direction: choice(['in', 'out']), day: date() },
    output: output<{ list: ReconciledDifference[] }>(),
    refusals: [],
  }),
});
