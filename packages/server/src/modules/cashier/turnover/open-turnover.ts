import { micros } from '@parlour/contract/money';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../lib/context';
import { loadedBrand } from '../../brand';
import { insertTurnovers, lockTurnovers } from './turnover-queries';

/** As much as the database counts: who has to play more than all money plays that. */
const mostMicros = 2n ** 63n - 1n;

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
export const openTurnover = (
  platform: Platform,
  sql: Transaction,
  arrived: Arrived,
): Promise<void> => openTurnovers(platform, sql, [arrived]);

/** The same for several players, each once. */
export const openTurnovers = async (
  platform: Platform,
  sql: Transaction,
  arrived: readonly Arrived[],
): Promise<void> => {
  const opened = [];
  for (const { brand, ...each } of arrived) {
    const { turnoverTimes, turnoverDust } = (await loadedBrand(platform, brand)).settings;
    if (turnoverTimes === 0 || each.amount <= 0n) continue;
    const wanted = each.amount * BigInt(turnoverTimes);
    const required = wanted > mostMicros ? mostMicros : wanted;
    opened.push({ ...each, required, dust: micros(turnoverDust) });
  }
  if (opened.length === 0) return;
  await lockTurnovers(
    sql,
    opened.map(({ playerId }) => playerId),
  );
  await insertTurnovers(sql, opened);
};
