import type { Transaction } from '@parlour/node-kit/database/database';
import { lockPlayer, post } from '../ledger';
import { readPockets } from './queries';

/**
 * Pays what a player owes from their cash, as a credit would have, and returns what is still owed.
 * From here on no bet, credit or other move of the player runs until the commit.
 */
export const payDebt = async (
  sql: Transaction,
  { playerId, currency }: { playerId: string; currency: string },
): Promise<bigint> => {
  await lockPlayer(sql, playerId);
  const [pockets] = await readPockets(sql, [{ playerId, currency }]);
  if (!pockets || pockets.debt >= 0n) return 0n;
  const { cash, version } = pockets;
  const debt = -pockets.debt;
  const amount = cash < debt ? cash : debt;
  if (amount > 0n) {
    await post(sql, [
      {
        namespace: 'wallet:debt',
        // The version grows with each entry.
        reference: `${playerId}:${currency}:${version}`,
        reason: 'debt',
        source: `player:${playerId}:cash`,
        target: `player:${playerId}:debt`,
        currency,
        amount,
      },
    ]);
  }
  return debt - amount;
};
