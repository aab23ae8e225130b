import { payeeCalls } from './cashier/payees';
import type { RecordTotals } from './cashier/records';
import { withdrawalCalls } from './cashier/withdrawals';
import { choice, date, endpoint, endpoints, money, output, text } from './endpoint';

export type PaymentMethod = {
  id: string;
  name: string;
  min: string;
  max: string;
  feePermille: number;
  /** Its usual duration. */
  minutes: number;
  presets: string[];
  /** How many decimals an amount may have. */
  decimals: number;
  /** A simulated payment: no real money moves. */
  demo: boolean;
  /** Outside its hours: when it opens next. */
  opensAt?: string;
};

/** The fee of a method on an amount: per mille, in whole units of the method, rounded down. */
export const feeOf = (amount: bigint, feePermille: number, decimals: number): bigint =>
  downTo((amount * BigInt(feePermille)) / 1000n, decimals);

/** Micros in the smallest unit that a method can pay, rounded down. */
export const downTo = (amount: bigint, decimals: number): bigint =>
  amount - (amount % 10n ** BigInt(6 - decimals));

/** `received`: the money is here, and a person looks at it before it is credited. */
export const depositStatuses = ['pending', 'received', 'credited', 'failed', 'expired'] as const;
export type DepositStatus = (typeof depositStatuses)[number];

/** Why a deposit failed, or waits for a person or for its money. */
export const depositReasons = [
  'declined',
  'returned',
  'partly',
  'more',
  'other_currency',
  'excluded',
  'over_limit',
  'checked',
  'announced',
] as const;
export type DepositReason = (typeof depositReasons)[number];

export type TransferSlip = {
  bank: string;
  accountNumber: string;
  accountName: string;
  /** The text by which the transfer is found. */
  content: string;
  /** The content of a VietQR, where the bank reads one. */
  qr?: string;
};

export type Deposit = {
  id: string;
  /** Its number for people, wherever it is shown: `DP26112200042`. */
  number: string;
  method: { id: string; name: string; demo: boolean; minutes: number };
  /** The amount that is paid: the fee plus what is received. */
  amount: string;
  /** What was asked for, where another amount arrived. */
  askedAmount?: string;
  fee: string;
  received: string;
  currency: string;
  status: DepositStatus;
  /** Of one that failed, or whose money is looked at or announced. */
  reason?: DepositReason;
  /** The address of the payment, while it is pending; or where to transfer to. */
  payUrl?: string;
  transfer?: TransferSlip;
  createdAt: string;
  expiresAt: string;
  creditedAt?: string;
  /** When a person will have decided, while the money is looked at. */
  dueAt?: string;
};

export const cashier = endpoints('cashier', {
  listMethods: endpoint({
    method: 'GET',
    path: '/api/cashier/methods',
    caller: 'player',
    whileLooking: true,
    centre: 'member',
    input: { kind: choice(['deposit', 'withdrawal']) },
    output: output<{ list: PaymentMethod[] }>(),
    refusals: [],
  }),
  requestDeposit: endpoint({
    method: 'POST',
    path: '/api/cashier/deposits',
    caller: 'player',
    centre: 'member',
    once: true,
    limit: [
      { by: 'player', count: 30, seconds: 3600, exact: true },
      { by: 'address', count: 120, seconds: 3600, exact: true },
    ],
    input: {
      methodId: text({ max: 64 }),
      amount: money({ min: '0.000001' }),
      promotionId: text({ optional: true, max: 64 }),
    },
    output: output<Deposit>(),
    refusals: [
      'cashier.method_closed',
      'cashier.method_hours',
      'cashier.amount_below',
      'cashier.amount_above',
      'cashier.too_many_waiting',
      'compliance.excluded',
      'compliance.blocked',
      'compliance.cooling_off',
      'compliance.limit_reached',
      'compliance.limit_reached',
      'request.repeat_conflict',
    ],
  }),
  /** The latest first. */
  listDeposits: endpoint({
    method: 'GET',
    path: '/api/cashier/deposits',
    caller: 'player',
    whileLooking: true,
    centre: 'member',
    noStore: true,
    limit: { by: 'player', count: 120, seconds: 60 },
    input: {
      from: date(),
      to: date(),
      state: choice(depositStatuses, { optional: true }),
      /** `next` of the page before. */
      cursor: text({ optional: true, max: 64 }),
    },
    output: output<{ list: Deposit[]; totals: RecordTotals; next?: string }>(),
    refusals: [],
  }),
  readDeposit: endpoint({
    method: 'GET',
    path: '/api/cashier/deposits/{id}',
    caller: 'player',
    whileLooking: true,
    centre: 'member',
    background: true,
    noStore: true,
    input: { id: text({ max: 64 }) },
    output: output<Deposit>(),
    refusals: ['request.unknown'],
  }),
  ...payeeCalls,
  ...withdrawalCalls,
});
