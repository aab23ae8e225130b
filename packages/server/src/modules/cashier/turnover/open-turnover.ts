import { micros } from '@parlour/contract/money';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../lib/context';
import { loadedBrand } from '../../brand';
import { closeTurnover, insertTurnover, lockTurnover } from './turnover-queries';

type Arrived = {
  brand: string;
  playerId: string;
  currency: string;
  reason: 'deposit' | 'transfer';
  reference: string;
  amount: bigint;
};

/**
 * Opens the requirement of money that arrives, in the transaction that credits it and before it
 * does: what is left of the balance then decides whether earlier requirements end.
 */
export const openTurnover = async (
  platform: Platform,
  sql: Transaction,
  { brand, ...arrived }: Arrived,
): Promise<void> => {
  const { turnoverTimes, turnoverDust } = (await loadedBrand(platform, brand)).settings;
  const { playerId, currency, amount } = arrived;
  if (turnoverTimes === 0 || amount <= 0n) return;
  await lockTurnover(sql, playerId);
  await closeTurnover(sql, playerId, currency, micros(turnoverDust));
  await insertTurnover(sql, { ...arrived, required: amount * BigInt(turnoverTimes) });
};
