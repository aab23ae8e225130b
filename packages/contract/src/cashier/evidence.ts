import { endpoint, endpoints, output, text } from '../endpoint';
import type { DepositStatus } from '../cashier';
import type { ReceiptState, WithdrawalStatus } from './withdrawals';

/** A comparison of a rule: amounts as decimal texts, `value` absent where it was not known. */
export type ComparedFact = {
  fact: string;
  is: string;
  than: string;
  value?: string;
  isMet: boolean;
};

/** A rule of the review as it was asked when the withdrawal was requested. */
export type ReviewRule = {
  code: string;
  /** Of the brand's rule; the site's own rules have none. */
  version?: number;
  calls: boolean;
  compared: ComparedFact[];
};

/** Where the money of a wallet came from, by kind; together they are what it has. */
export const moneyKinds = ['deposit', 'play', 'gift', 'transfer', 'withdrawal', 'other'] as const;
export type MoneyKind = (typeof moneyKinds)[number];

export type MoneySourceLine = {
  kind: MoneyKind;
  /** Entries of the ledger; of play, rounds. */
  count: number;
  amount: string;
};

/** What is known of a withdrawal for the person who decides; no personal value is in it. */
export type WithdrawalEvidence = {
  caseId: string;
  playerId: string;
  withdrawal: {
    id: string;
    number: string;
    amount: string;
    fee: string;
    currency: string;
    status: WithdrawalStatus;
    method: string;
    createdAt: string;
    country?: string;
  };
  /** Whether a second person must approve it, and above which amount; unset: each one. */
  needsSecond: boolean;
  twoPersonsAbove?: string;
  /** The entries of the player's cash since the withdrawal before: opening + lines = closing. */
  money: {
    since?: { number: string; at: string };
    opening: string;
    lines: MoneySourceLine[];
    /** The round that brought most of it. */
    bestRound?: { id: string; game: string; amount: string };
    closing: string;
    /** After the request. */
    left: string;
  };
  /** What the player has now. */
  now: { cash: string; bonus: string; held: string };
  curve: { points: { at: string; balance: string }[]; deposits: { at: string; amount: string }[] };
  /** Absent of what was requested before rules were kept. */
  rules?: ReviewRule[];
  payee: {
    bank: string;
    /** Empty once the player's data are gone. */
    last4: string;
    /** The first letter of each word. */
    holder: string;
    addedAt: string;
    removedAt?: string;
    firstPaidAt?: string;
    paid: { count: number; amount: string };
    /** When a contact or a factor of the player changed last, after which payees rest. */
    changedAt?: string;
  };
  /** Absent where the session that asked is not known. */
  device?: {
    name: string;
    /** Absent: the device was forgotten since. */
    knownSince?: string;
    /** Known for less than three days when it asked. */
    isNew: boolean;
    /** On how many players' accounts it was. */
    players?: number;
  };
  player: {
    registeredAt: string;
    deposited: string;
    withdrawn: string;
    identity: { state: string; decidedAt?: string };
  };
  /** The withdrawals before it, the newest first. */
  earlier: {
    number: string;
    createdAt: string;
    amount: string;
    status: WithdrawalStatus;
    receipt?: ReceiptState;
  }[];
};

/** Why an order or a player may be whose money it is. */
export const candidateReasons = [
  'named',
  'content_near',
  'amount_same',
  'amount_near',
  'payer_same',
  'payer_near',
  'account_named',
  'time_near',
] as const;
export type CandidateReason = (typeof candidateReasons)[number];

/** A proposal: it fills a form, and decides nothing. */
export type DepositCandidate = {
  /** What is credited: an order by its number, or the player by an order that is made for it. */
  orderNumber?: string;
  playerId: string;
  username: string;
  /** The order that it is judged by. */
  order?: { number: string; amount: string; status: DepositStatus; createdAt: string };
  /** 0 to 100. */
  score: number;
  reasons: CandidateReason[];
};

/** What is known of a payment in suspense. */
export type DepositEvidence = {
  caseId: string;
  payment: {
    id: string;
    reference: string;
    method: string;
    amount: string;
    currency: string;
    cameAt: string;
    state: 'matched' | 'suspense' | 'returned';
    reasons: string[];
    /** The text of the transfer, in which the payer's name is masked. */
    content?: string;
    /** The first letter of each word. */
    payer?: string;
    /** The order that it names. */
    orderNumber?: string;
  };
  needsSecond: boolean;
  twoPersonsAbove?: string;
  candidates: DepositCandidate[];
};

const caseOf = { case: text({ pattern: '^[1-9]\\d{0,17}$' }) };

/** What the desk is shown before it decides; a person tied to the player is not. */
export const cashierEvidence = endpoints('cashier', {
  readWithdrawalCase: endpoint({
    method: 'GET',
    path: '/console/withdrawals/{case}',
    caller: 'operator',
    right: 'withdrawal.r',
    showsPlayer: true,
    noStore: true,
    input: caseOf,
    output: output<WithdrawalEvidence>(),
    refusals: ['request.unknown', 'desk.conflict'],
  }),
  readDepositCase: endpoint({
    method: 'GET',
    path: '/console/deposits/{case}',
    caller: 'operator',
    right: 'deposit.r',
    showsPlayer: { list: 'candidates', id: 'playerId' },
    noStore: true,
    input: caseOf,
    output: output<DepositEvidence>(),
    refusals: ['request.unknown', 'desk.conflict'],
  }),
});
