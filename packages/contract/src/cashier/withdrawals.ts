import { choice, date, endpoint, money, output, text } from '../endpoint';
import type { RecordTotals } from './records';

/**
 * reviewing: a person looks at it; approved, sending: the money is on its way; unknown: the bank or
 * the provider is asked; paid, refused and failed are final.
 */
export type WithdrawalStatus =
  | 'reviewing'
  | 'approved'
  | 'sending'
  | 'unknown'
  | 'paid'
  | 'refused'
  | 'failed';

/** The states to choose from: an approved withdrawal is on its way like one that is sent. */
export const withdrawalStates = [
  'reviewing',
  'sending',
  'unknown',
  'paid',
  'refused',
  'failed',
] as const satisfies readonly WithdrawalStatus[];
export type WithdrawalState = (typeof withdrawalStates)[number];

/** The phrase of each state. */
export const withdrawalStateNames = {
  reviewing: 'reviewing',
  approved: 'sendingNow',
  sending: 'sendingNow',
  unknown: 'unknown',
  paid: 'paid',
  refused: 'refused',
  failed: 'failed',
} as const satisfies Record<WithdrawalStatus, string>;

/** The player's answer to a paid withdrawal; automatic: none came in time. */
export type ReceiptState = 'waiting' | 'received' | 'automatic' | 'partly' | 'none' | 'settled';

/** What became of what was missing: the bank proved it, or it returned, or it is paid again. */
export type Settled =
  | { as: 'proved' }
  | { as: 'returned'; amount: string }
  | { as: 'sending' | 'sent'; amount: string };

export const withdrawalSteps = ['requested', 'reviewing', 'sending', 'receipt', 'done'] as const;
export type WithdrawalStep = (typeof withdrawalSteps)[number];

export type Withdrawal = {
  id: string;
  /** Its number for people, wherever it is shown: `WD26112200042`. */
  number: string;
  method: { id: string; name: string; demo: boolean };
  payee: { bank: { code: string; name: string }; last4: string; holder: string };
  /** What leaves the balance: the fee plus what arrives. */
  amount: string;
  fee: string;
  arrives: string;
  currency: string;
  status: WithdrawalStatus;
  createdAt: string;
  /** The steps that it has reached, in their order; the last one is where it is now. */
  steps: { step: WithdrawalStep; at: string }[];
  /** By when the present step ends; not said of one that has ended. */
  dueAt?: string;
  /** The bank's reference of the payment. */
  bankReference?: string;
  /** Why it was refused, where the player may read it. */
  reason?: string;
  receipt?: {
    state: ReceiptState;
    /** Without an answer it counts as received then. */
    dueAt: string;
    /** Until then the player may still say that it did not arrive. */
    complainUntil: string;
    /** What arrived, when it was less. */
    amount?: string;
    /** How many pictures of it came. */
    images: number;
    /** There is a picture of the bank's proof that it was paid. */
    proof?: true;
    /** How a complaint ended. */
    settled?: Settled;
  };
};

/** A further picture takes the place of the oldest. */
export const mostReceiptImages = 3;

/** What a player must still play before a part of the balance can be withdrawn. */
export type Turnover = {
  required: string;
  done: string;
  remaining: string;
};

export type Withdrawable = {
  currency: string;
  /** The wallet; bonus is not a part of it. */
  cash: string;
  withdrawable: string;
  /** The part of the cash that cannot be withdrawn yet. */
  locked: string;
  turnover?: Turnover;
  /** How many more withdrawals today, and of how much, if the brand has such a limit. */
  left: { count: number; amount?: string };
};

export const withdrawalCalls = {
  readWithdrawable: endpoint({
    method: 'GET',
    path: '/api/cashier/withdrawable',
    caller: 'player',
    whileLooking: true,
    centre: 'member',
    background: true,
    noStore: true,
    input: {},
    output: output<Withdrawable>(),
    refusals: [],
  }),
  /** The money is held at once and cannot be played with again. */
  requestWithdrawal: endpoint({
    method: 'POST',
    path: '/api/cashier/withdrawals',
    caller: 'player',
    centre: 'member',
    sealed: true,
    once: true,
    spendsKey: true,
    noStore: true,
    limit: { by: 'player', count: 30, seconds: 3600, exact: true },
    input: {
      methodId: text({ max: 64 }),
      payeeId: text({ max: 64 }),
      amount: money({ min: '0.000001' }),
      paymentPassword: text({ max: 64 }),
    },
    output: output<Withdrawal>(),
    refusals: [
      'cashier.method_closed',
      'cashier.method_hours',
      'cashier.amount_below',
      'cashier.amount_above',
      'cashier.payee_resting',
      'cashier.identity_needed',
      'cashier.turnover_left',
      'cashier.limit_day',
      'wallet.insufficient_funds',
      'wallet.payment_password_missing',
      'wallet.payment_password_wrong',
      'wallet.payment_password_locked',
      'request.repeat_conflict',
    ],
  }),
  /** The latest first; without days all of them. */
  listWithdrawals: endpoint({
    method: 'GET',
    path: '/api/cashier/withdrawals',
    caller: 'player',
    whileLooking: true,
    centre: 'member',
    noStore: true,
    limit: { by: 'player', count: 120, seconds: 60 },
    input: {
      from: date({ optional: true }),
      to: date({ optional: true }),
      state: choice(withdrawalStates, { optional: true }),
      /** `next` of the page before. */
      cursor: text({ optional: true, max: 64 }),
    },
    output: output<{ list: Withdrawal[]; totals: RecordTotals; next?: string }>(),
    refusals: [],
  }),
  readWithdrawal: endpoint({
    method: 'GET',
    path: '/api/cashier/withdrawals/{id}',
    caller: 'player',
    whileLooking: true,
    centre: 'member',
    background: true,
    noStore: true,
    input: { id: text({ max: 64 }) },
    output: output<Withdrawal>(),
    refusals: ['request.unknown'],
  }),
  /** Whether the money arrived; `amount`: what did, when it was less. */
  confirmReceipt: endpoint({
    method: 'POST',
    path: '/api/cashier/withdrawals/{id}/receipt',
    caller: 'player',
    centre: 'member',
    noStore: true,
    limit: { by: 'player', count: 60, seconds: 3600, exact: true },
    input: {
      id: text({ max: 64 }),
      answer: choice(['received', 'partly', 'none']),
      amount: money({ optional: true, min: '0.000001' }),
    },
    output: output<Withdrawal>(),
    refusals: ['request.unknown', 'cashier.receipt_answered'],
  }),
  /** A picture of what the player says of a payment; the newest three stay. */
  addReceiptImage: endpoint({
    method: 'POST',
    path: '/api/cashier/withdrawals/{id}/images',
    caller: 'player',
    centre: 'member',
    image: true,
    limit: { by: 'player', count: 30, seconds: 86_400, exact: true },
    input: { id: text({ max: 64 }) },
    output: output<{ images: number }>(),
    refusals: ['request.unknown', 'cashier.receipt_answered', 'request.too_large'],
  }),
  /** The bank's proof of one's own withdrawal, by which its complaint was settled. */
  readProofImage: endpoint({
    method: 'GET',
    path: '/api/cashier/withdrawals/{id}/proof',
    caller: 'player',
    centre: 'member',
    noStore: true,
    limit: { by: 'player', count: 120, seconds: 3600 },
    input: { id: text({ max: 64 }) },
    output: output<{ type: 'image/jpeg'; base64: string; width: number; height: number }>(),
    refusals: ['request.unknown'],
  }),
} as const;
