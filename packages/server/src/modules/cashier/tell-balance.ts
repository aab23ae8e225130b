import { moneyText } from '@parlour/contract/money';
import type { Platform } from '../../lib/context';
import { readBalance } from './queries';

/** Tells a player's browsers what the wallet holds now; a lost message is caught up by a query. */
export const tellBalance = async (
  { database, live, log }: Platform,
  playerId: string,
  currency: string,
): Promise<void> => {
  try {
    const row = await readBalance(database.sql, playerId, currency);
    if (!row) return;
    live.tell(playerId, {
      type: 'balance',
      sumBalance: moneyText(BigInt(row.total)),
      cash: moneyText(BigInt(row.cash)),
      bonus: moneyText(BigInt(row.bonus)),
      held: moneyText(BigInt(row.held)),
      version: Number(row.version),
    });
  } catch (error) {
    log.warn('cashier.balance_untold', { error });
  }
};
