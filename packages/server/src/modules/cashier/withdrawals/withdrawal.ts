import type {
  ReceiptState,
  Settled,
  Withdrawal,
  WithdrawalStatus,
  WithdrawalStep,
} from '@parlour/contract/cashier/withdrawals';
import { moneyText } from '@parlour/contract/money';
import { wordsIn } from '@parlour/locales/words-in';
import type { PlayerContext } from '../../../lib/context';
import { bankName } from '../payees/banks';
import type { PayoutStatus } from './payout-queries';

/** The key of its hold in the ledger is its id under this namespace. */
export const holdNamespace = 'cashier:withdrawal';

export type WithdrawalRow = {
  id: string;
  number: string;
  playerId: bigint;
  brand: string;
  methodCode: string;
  methodNames: Record<string, string>;
  demo: boolean;
  minutes: number;
  payeeId: string;
  bank: string;
  /** The number of the payee's account. */
  encrypted: Buffer;
  amount: bigint;
  fee: bigint;
  currency: string;
  status: WithdrawalStatus;
  createdAt: Date;
  reviewDueAt: Date;
  decidedAt: Date | null;
  reasonCode: string | null;
  /** What the player reads of it, by language. */
  reasonTexts: Record<string, string> | null;
  sentAt: Date | null;
  closedAt: Date | null;
  bankReference: string | null;
  receipt: ReceiptState | null;
  receiptDueAt: Date | null;
  receiptAt: Date | null;
  receiptAmount: bigint | null;
  receiptImages: string[];
  /** The bank's proof, a picture. */
  proofImage: string | null;
  /** The verdict that settled the complaint; what of the withdrawal was missing then. */
  settledBy: string | null;
  missing: bigint | null;
  /** Of the last payout, which pays the rest. */
  restStatus: PayoutStatus | null;
  /** By when the open complaint is answered. */
  answerDueAt: Date | null;
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A withdrawal as its player sees it. */
export const withdrawalOf = (
  row: WithdrawalRow,
  account: { last4: string; holder: string },
  { language, brand }: Pick<PlayerContext, 'language' | 'brand'>,
): Withdrawal => {
  const dueAt = dueOf(row, brand.settings.payoutUnknownHours);
  const reason = row.reasonTexts && wordsIn(row.reasonTexts, language, brand);
  return {
    id: row.id,
    number: row.number,
    method: {
      id: row.methodCode,
      name: wordsIn(row.methodNames, language, brand) ?? row.methodCode,
      demo: row.demo,
    },
    payee: { bank: { code: row.bank, name: bankName(row.bank) }, ...account },
    amount: moneyText(row.amount),
    fee: moneyText(row.fee),
    arrives: moneyText(row.amount - row.fee),
    currency: row.currency,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    steps: stepsOf(row).map(({ step, at }) => ({ step, at: at.toISOString() })),
    ...(dueAt && { dueAt: dueAt.toISOString() }),
    ...(row.bankReference !== null && { bankReference: row.bankReference }),
    ...(reason && { reason }),
    ...(row.receipt && row.receiptDueAt && row.closedAt
      ? { receipt: receiptOf(row, row.receipt, row.closedAt, brand.settings.complaintDays) }
      : {}),
  };
};

const receiptOf = (
  row: WithdrawalRow,
  state: ReceiptState,
  paidAt: Date,
  complaintDays: number,
): NonNullable<Withdrawal['receipt']> => {
  const { receiptDueAt, receiptAmount, receiptImages, proofImage } = row;
  const settled = settledOf(row);
  return {
    state,
    dueAt: (receiptDueAt ?? paidAt).toISOString(),
    complainUntil: new Date(paidAt.getTime() + complaintDays * dayMs).toISOString(),
    ...(receiptAmount !== null && { amount: moneyText(receiptAmount) }),
    images: receiptImages.length,
    ...(state === 'settled' && proofImage !== null && { proof: true as const }),
    ...(settled && { settled }),
  };
};

const settledOf = ({ settledBy, missing, restStatus }: WithdrawalRow): Settled | undefined => {
  if (settledBy === 'proof') return { as: 'proved' };
  if (missing === null) return undefined;
  const amount = moneyText(missing);
  if (settledBy === 'return') return { as: 'returned', amount };
  return { as: restStatus === 'paid' ? 'sent' : 'sending', amount };
};

const ended: readonly (ReceiptState | null)[] = ['received', 'automatic', 'settled'];

/** The steps that were reached, each with its time. */
const stepsOf = (row: WithdrawalRow): { step: WithdrawalStep; at: Date }[] => {
  const { createdAt, decidedAt, sentAt, closedAt, receipt, receiptAt } = row;
  const steps: { step: WithdrawalStep; at: Date }[] = [
    { step: 'requested', at: createdAt },
    { step: 'reviewing', at: decidedAt ?? createdAt },
  ];
  if (decidedAt && row.status !== 'refused')
    steps.push({ step: 'sending', at: sentAt ?? decidedAt });
  if (closedAt && row.status === 'paid') steps.push({ step: 'receipt', at: closedAt });
  if (receiptAt && ended.includes(receipt)) steps.push({ step: 'done', at: receiptAt });
  return steps;
};

const dueOf = (row: WithdrawalRow, unknownHours: number): Date | undefined => {
  const started = row.sentAt ?? row.decidedAt;
  switch (row.status) {
    case 'reviewing':
      return row.reviewDueAt;
    case 'approved':
    case 'sending':
      return started ? paidBy(started, row) : undefined;
    case 'unknown':
      return started ? new Date(started.getTime() + unknownHours * 2 * 60 * minuteMs) : undefined;
    case 'paid':
      return answeredBy(row);
    default:
      return undefined;
  }
};

/** By when a payment that began then arrives, as the method says. */
const paidBy = (began: Date, { minutes }: Pick<WithdrawalRow, 'minutes'>): Date =>
  new Date(began.getTime() + Math.max(minutes, 1) * minuteMs);

/** Until when the player is asked, a complaint is answered, or the rest arrives. */
const answeredBy = (row: WithdrawalRow): Date | undefined => {
  const { receipt, receiptAt, receiptDueAt, answerDueAt } = row;
  if (receipt === 'waiting') return receiptDueAt ?? undefined;
  if (receiptAt && settledOf(row)?.as === 'sending') return paidBy(receiptAt, row);
  return answerDueAt ?? undefined;
};
