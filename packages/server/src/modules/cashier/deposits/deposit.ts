import { bankByBin, demoBankName } from '@parlour/contract/banks';
import type {
  Deposit,
  DepositReason,
  DepositStatus,
  TransferSlip,
} from '@parlour/contract/cashier';
import { memberPath } from '@parlour/contract/centres';
import { moneyText } from '@parlour/contract/money';
import { wordsIn } from '@parlour/locales/words-in';
import { vietQrOf } from '../providers/bank-transfer/viet-qr';

/** In whose language a deposit is shown. */
type Reader = { language: string; brand: { defaultLang: string } };

/** How long a person has to pay. */
export const payWithinMinutes = 15;

/** How long an order waits for money that its provider announced. */
export const announcedHours = 24;

export type DepositRow = {
  id: string;
  number: string;
  serial: bigint;
  playerId: bigint;
  brand: string;
  methodCode: string;
  methodNames: Record<string, string>;
  demo: boolean;
  provider: string;
  amount: bigint;
  /** What the order asked for, where another amount was paid. */
  askedAmount: bigint | null;
  /** The method's fee of the amount, at its rate when the deposit was requested. */
  fee: bigint;
  currency: string;
  status: DepositStatus;
  reason: DepositReason | null;
  /** The address of the payment; null until the provider has given it. */
  payUrl: string | null;
  paymentId: string | null;
  /** What the slip of a transfer says; null for other methods. */
  content: string | null;
  bankBin: string | null;
  accountNumber: string | null;
  accountName: string | null;
  /** The method's usual duration. */
  minutes: number;
  createdAt: Date;
  expiresAt: Date;
  creditedAt: Date | null;
  /** When a person will have decided about its payment in suspense. */
  dueAt: Date | null;
};

/** A pending deposit is over at its time, even before a job closes it. */
export const statusOf = ({ status, expiresAt }: DepositRow, now: Date): DepositStatus =>
  status === 'pending' && expiresAt <= now ? 'expired' : status;

/** A deposit as its player sees it. */
export const depositOf = (row: DepositRow, { language, brand }: Reader, now: Date): Deposit => {
  const status = statusOf(row, now);
  return {
    id: row.id,
    number: row.number,
    method: {
      id: row.methodCode,
      name: wordsIn(row.methodNames, language, brand) ?? row.methodCode,
      demo: row.demo,
      minutes: row.minutes,
    },
    amount: moneyText(row.amount),
    ...(row.askedAmount === null ? {} : { askedAmount: moneyText(row.askedAmount) }),
    fee: moneyText(row.fee),
    received: moneyText(row.amount - row.fee),
    currency: row.currency,
    status,
    ...(row.reason ? { reason: row.reason } : {}),
    ...(status === 'pending' && row.payUrl !== null ? { payUrl: row.payUrl } : {}),
    ...(status === 'pending' ? transferOf(row) : {}),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    ...(row.dueAt ? { dueAt: row.dueAt.toISOString() } : {}),
    ...(row.creditedAt ? { creditedAt: row.creditedAt.toISOString() } : {}),
  };
};

const transferOf = ({
  content,
  bankBin,
  accountNumber,
  accountName,
  ...row
}: DepositRow): { transfer?: TransferSlip } => {
  if (content === null || !bankBin || !accountNumber || !accountName) return {};
  const qr = vietQrOf({ bin: bankBin, accountNumber, amount: row.amount, content });
  const bank = bankByBin(bankBin)?.name ?? demoBankName;
  return {
    transfer: {
      bank,
      accountNumber,
      accountName,
      content,
      ...(row.currency === 'VND' ? { qr } : {}),
    },
  };
};

/** Where the provider's page leads back to. */
export const backPath = (depositId: string): string =>
  `${memberPath('depositv2')}&deposit=${depositId}`;

/** The number that people use for a deposit: `DP26112200042`. */
export const isDepositNumber = (text: string): boolean => /^DP\d{11,24}$/.test(text);

export const isDepositId = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text);
