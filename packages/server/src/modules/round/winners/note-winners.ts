import type { LiveWinner } from '@parlour/contract/live';
import { moneyText } from '@parlour/contract/money';
import type { Platform } from '../../../lib/context';
import { maskUsername } from '../../player';
import { gameOfWinner } from './list-winners';
import { noteNewWinners, readWinnersOf } from './queries';

/** A board that is open shows no more at once. */
const mostNotified = 5;

/** Notes who won since the last time, and notifies the open pages of their brand. */
export const noteWinners = async ({
  database: { sql },
  live,
}: Pick<Platform, 'database' | 'live'>): Promise<void> => {
  const rounds = await noteNewWinners(sql);
  if (rounds.length === 0) return;
  const newest = new Map<string, LiveWinner[]>();
  for (const row of await readWinnersOf(sql, rounds)) {
    const list = newest.get(row.brand) ?? [];
    newest.set(row.brand, list);
    if (list.length === mostNotified) continue;
    list.push({
      account: maskUsername(row.username),
      game: gameOfWinner(row),
      amount: moneyText(row.payout),
      currency: row.currency,
      at: row.at.toISOString(),
    });
  }
  for (const [brand, list] of newest) live.notify(`brand:${brand}`, { type: 'winners', list });
};
