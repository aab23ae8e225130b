import type { OutputOf } from '@parlour/contract/endpoint';
import { moneyText } from '@parlour/contract/money';
import type { round } from '@parlour/contract/round';
import { wordsIn } from '@parlour/locales/words-in';
import type { PlayerContext } from '../../lib/context';
import { readOpenRounds } from './queries';

/** The caller's rounds that are not over, and their stakes. */
export const listOpenRounds = async ({
  sql,
  signedIn,
  language,
  brand,
}: PlayerContext): Promise<OutputOf<typeof round.listOpenRounds>> => {
  const rows = await readOpenRounds(sql, signedIn.playerId, signedIn.currency);
  return {
    list: rows.map(({ id, vendor, gameCode, names, stake, openedAt }) => ({
      roundId: id.toString(),
      game: { gameCode, vassalage: vendor, name: wordsIn(names, language, brand) ?? gameCode },
      stake: moneyText(stake),
      openedAt: openedAt.toISOString(),
    })),
    staked: moneyText(rows.reduce((sum, { stake }) => sum + stake, 0n)),
  };
};
