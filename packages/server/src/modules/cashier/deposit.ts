import type { Deposit, DepositStatus } from '@parlour/contract/cashier';
import { moneyText } from '@parlour/contract/money';

/** How long a person has to pay. */
export const payWithinMinutes = 15;

export type DepositRow = {
  id: string;
  number: string;
  playerId: bigint;
  brand: string;
  methodCode: string;
  methodNames: Record<string, string>;
  demo: boolean;
  amount: bigint;
  /** The method's part of the amount, at its rate when the deposit was asked for. */
  fee: bigint;
  currency: string;
  status: DepositStatus;
  paymentId: string | null;
  createdAt: Date;
  expiresAt: Date;
  creditedAt: Date | null;
};

/** A deposit as its player sees it. One that nobody closed yet is over at its time all the same. */
export const depositOf = (row: DepositRow, language: string, now: Date): Deposit => {
  const status = row.status === 'pending' && row.expiresAt <= now ? 'expired' : row.status;
  return {
    id: row.id,
    number: row.number,
    method: { id: row.methodCode, name: nameIn(row.methodNames, language), demo: row.demo },
    amount: moneyText(row.amount),
    fee: moneyText(row.fee),
    received: moneyText(row.amount - row.fee),
    currency: row.currency,
    status,
    ...(status === 'pending' ? { payUrl: payPath(row.id) } : {}),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    ...(row.creditedAt ? { creditedAt: row.creditedAt.toISOString() } : {}),
  };
};

/** The sandbox provider's page; a provider of real money gives an address of its own. */
export const payPath = (depositId: string): string => `/sandbox/pay/${depositId}`;

/** Where the provider's page leads back to. */
export const backPath = (depositId: string): string => `/?mc=depositv2&deposit=${depositId}`;

export const nameIn = (names: Record<string, string>, language: string): string =>
  names[language] ?? names.EN ?? Object.values(names)[0] ?? '';

/** What people call a deposit: `DP26112200042`. */
export const isDepositNumber = (text: string): boolean => /^DP\d{11,24}$/.test(text);

export const isDepositId = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text);
