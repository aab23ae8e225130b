import type { Withdrawable } from '@parlour/contract/cashier/withdrawals';
import { micros, moneyText } from '@parlour/contract/money';
import type { Sql } from '@parlour/node-kit/database/database';
import type { PlayerContext } from '../../../lib/context';
import { readPlayState } from '../../compliance';
import { readToday } from '../withdrawals/withdrawal-queries';
import { freeOf, type Free } from './turnover';
import { readTurnover } from './turnover-queries';

type Reading = Pick<PlayerContext, 'brand' | 'signedIn'>;

/**
 * Who may not play cannot meet a requirement either: all of their cash is theirs to withdraw. A
 * cooling-off is over in some days, and who wants one has it at once: it frees nothing.
 */
export const readFree = async (
  sql: Sql,
  { brand, signedIn: { playerId, currency } }: Reading,
): Promise<Free> => {
  const state = await readPlayState(sql, playerId);
  const isFreed = state !== 'active' && state !== 'cooling_off';
  const row = await readTurnover(sql, playerId, currency, micros(brand.settings.turnoverDust));
  return row
    ? freeOf(row, isFreed)
    : { cash: 0n, debt: 0n, withdrawable: 0n, locked: 0n, required: 0n, done: 0n };
};

/** What is left of today's withdrawals; a negative rest is none. */
export const readLeft = async (
  sql: Sql,
  { brand, signedIn: { playerId } }: Reading,
): Promise<{ count: number; amount: bigint | undefined }> => {
  const { withdrawalsADay, withdrawalsOfDay } = brand.settings;
  const today = await readToday(sql, playerId, brand.timeZone);
  const amount = withdrawalsOfDay === undefined ? undefined : micros(withdrawalsOfDay) - today.sum;
  return {
    count: Math.max(withdrawalsADay - today.count, 0),
    amount: amount !== undefined && amount < 0n ? 0n : amount,
  };
};

/** What the caller can withdraw now, and what keeps the rest. */
export const readWithdrawable = async (context: PlayerContext): Promise<Withdrawable> => {
  const { sql, signedIn } = context;
  const { cash, withdrawable, locked, required, done } = await readFree(sql, context);
  const left = await readLeft(sql, context);
  return {
    currency: signedIn.currency,
    cash: moneyText(cash),
    withdrawable: moneyText(withdrawable),
    locked: moneyText(locked),
    ...(required > 0n && {
      turnover: {
        required: moneyText(required),
        done: moneyText(done),
        remaining: moneyText(required - done),
      },
    }),
    left: {
      count: left.count,
      ...(left.amount !== undefined && { amount: moneyText(left.amount) }),
    },
  };
};
