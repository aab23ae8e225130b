import { post } from '@parlour/server/modules/ledger/index';
import type { SomePlayer } from '../people/players';
import type { Site } from '../site/site';

export type BookedLine = { reason: string; amount: bigint };

let references = 0;

/** Books each line on the player's cash by a command of its own: above zero it comes in. */
export const bookLines = (
  { database }: Site,
  { playerId }: SomePlayer,
  lines: readonly BookedLine[],
): Promise<unknown> => {
  const [house, cash] = ['house:main:bank:tests', `player:${playerId}:cash`];
  return database.transaction((sql) =>
    post(
      sql,
      lines.map(({ reason, amount }) => ({
        namespace: 'testing',
        reference: `line-${(references += 1)}`,
        reason,
        source: amount > 0n ? house : cash,
        target: amount > 0n ? cash : house,
        currency: 'VND',
        amount: amount > 0n ? amount : -amount,
      })),
    ),
  );
};
