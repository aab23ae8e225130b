import { verdictReason, verdictRefusals } from '../case-verdict';
import { choice, endpoint, endpoints, output, text, whole } from '../endpoint';
import type { ReceiptState, WithdrawalStatus } from './withdrawals';

/** A payout that is not final, as the desk sees it; the account number is opened only to pay. */
export type OpenPayout = {
  id: string;
  number: string;
  brand: string;
  withdrawalId: string;
  method: string;
  /** A person pays it at the bank. */
  byHand: boolean;
  amount: string;
  currency: string;
  status: 'requested' | 'sending' | 'unknown';
  createdAt: string;
  sentAt?: string;
  asks: number;
  claimedBy?: string;
  claimedByName?: string;
  bankReference?: string;
};

/** What the person who claimed it needs to pay it. */
export type ClaimedPayout = OpenPayout & {
  account: { bank: string; number: string; holder: string };
};

/** What a player says of a payment that is under a complaint, without the pictures. */
export type ReceiptCase = {
  caseId: string;
  withdrawal: { id: string; number: string };
  state: ReceiptState;
  /** What should have arrived, and what the player says did, when it was less. */
  arrives: string;
  arrived?: string;
  currency: string;
  paidAt: string;
  bankReference?: string;
  images: ReceiptImage[];
  /** The bank's proof; the player sees it once the verdict is `proof`. */
  proof?: ReceiptImage;
};

export type ReceiptImage = { id: string; width: number; height: number; at: string };

export type DecidedWithdrawal = {
  /** second: another person must decide the same; waiting: two persons disagreed. */
  stage: 'second' | 'waiting' | 'closed';
  withdrawal: { id: string; status: WithdrawalStatus };
};

export type ResolvedPayout = {
  stage: 'second' | 'waiting' | 'closed';
  payout: { id: string; status: 'requested' | 'sending' | 'unknown' | 'paid' | 'failed' };
};

const payoutCall = {
  caller: 'operator',
  right: 'withdrawal.w',
  noStore: true,
} as const;

/** Each of them asks the provider too. */
const asking = { limit: { by: 'player', count: 60, seconds: 60 } } as const;

/** The cashier's calls of operators. */
export const cashierConsole = endpoints('cashier', {
  decideWithdrawal: endpoint({
    method: 'POST',
    path: '/console/withdrawals/{case}/decide',
    caller: 'operator',
    right: 'withdrawal.w',
    once: true,
    noStore: true,
    input: {
      case: text({ max: 20, pattern: '^\\d{1,18}$' }),
      version: whole({ min: 1 }),
      verdict: choice(['approve', 'refuse', 'proof', 'pay_rest', 'return']),
      ...verdictReason,
    },
    output: output<DecidedWithdrawal>(),
    refusals: [
      ...verdictRefusals,
      'operator.right_missing',
      'operator.step_up_required',
      'cashier.identity_needed',
      'cashier.payout_not_short',
    ],
  }),
  readReceipt: endpoint({
    method: 'GET',
    path: '/console/withdrawals/{case}/receipt',
    ...payoutCall,
    input: { case: text({ max: 20, pattern: '^\\d{1,18}$' }) },
    output: output<ReceiptCase>(),
    refusals: ['request.unknown'],
  }),
  /** A picture, with who saw it and when drawn across it, and a line in the audit. */
  readReceiptImage: endpoint({
    method: 'GET',
    path: '/console/withdrawals/{case}/receipt/images/{imageId}',
    ...payoutCall,
    limit: { by: 'player', count: 300, seconds: 3600, exact: true },
    input: { case: text({ max: 20, pattern: '^\\d{1,18}$' }), imageId: text({ max: 64 }) },
    output: output<{ type: 'image/jpeg'; base64: string }>(),
    refusals: ['request.unknown', 'desk.lease_over'],
  }),
  /** The bank's proof, by who has claimed the case; a further one takes its place. */
  addProofImage: endpoint({
    method: 'POST',
    path: '/console/withdrawals/{case}/receipt/proof',
    ...payoutCall,
    image: true,
    limit: { by: 'player', count: 60, seconds: 3600, exact: true },
    input: { case: text({ max: 20, pattern: '^\\d{1,18}$' }) },
    output: output<{ proof: ReceiptImage }>(),
    refusals: [
      'request.unknown',
      'request.too_large',
      'desk.lease_over',
      'cashier.receipt_answered',
    ],
  }),
  /** The oldest hundred that are not final. */
  listPayouts: endpoint({
    method: 'GET',
    path: '/console/payouts',
    ...payoutCall,
    right: 'withdrawal.r',
    input: {},
    output: output<{ list: OpenPayout[] }>(),
    refusals: [],
  }),
  /** From then on it is being paid: one person has it, and pays it at the bank. */
  claimPayout: endpoint({
    method: 'POST',
    path: '/console/payouts/{id}/claim',
    ...payoutCall,
    input: { id: text({ max: 64 }) },
    output: output<ClaimedPayout>(),
    refusals: ['request.unknown', 'desk.held', 'desk.decided', 'desk.conflict'],
  }),
  /** The bank's reference; the imported statement shows whether it was paid. */
  setPayoutReference: endpoint({
    method: 'POST',
    path: '/console/payouts/{id}/reference',
    ...payoutCall,
    input: {
      id: text({ max: 64 }),
      reference: text({ min: 3, max: 64, pattern: '^[A-Za-z0-9./-]+$' }),
    },
    output: output<OpenPayout>(),
    refusals: ['request.unknown', 'desk.held', 'desk.conflict'],
  }),
  /** Of one that stays unknown, or that was stopped; `proof` is the bank's reference. */
  resolvePayout: endpoint({
    method: 'POST',
    path: '/console/payouts/{case}/resolve',
    ...payoutCall,
    ...asking,
    // The case asks for more: w of the first person, a of the second.
    right: 'payout.resolve.r',
    once: true,
    input: {
      case: text({ max: 20, pattern: '^\\d{1,18}$' }),
      version: whole({ min: 1 }),
      verdict: choice(['paid', 'not_paid', 'continue', 'return']),
      proof: text({ optional: true, min: 3, max: 64, pattern: '^[A-Za-z0-9./-]+$' }),
      ...verdictReason,
    },
    output: output<ResolvedPayout>(),
    refusals: [
      ...verdictRefusals,
      'operator.right_missing',
      'operator.step_up_required',
      'cashier.debit_found',
    ],
  }),
  askPayout: endpoint({
    method: 'POST',
    path: '/console/payouts/{id}/ask',
    ...payoutCall,
    ...asking,
    input: { id: text({ max: 64 }) },
    output: output<{ status: string }>(),
    refusals: ['request.unknown'],
  }),
});
