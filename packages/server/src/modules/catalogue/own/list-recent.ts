import type { catalogue } from '@parlour/contract/catalogue';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { PlayerContext } from '../../../lib/context';
import { gamesOf } from './games-of';
import { readRecent } from './queries';

/** The games that the player opened for money, page by page, the latest first. */
export const listRecent = async (
  context: PlayerContext,
  input: InputOf<typeof catalogue.listRecent>,
): Promise<OutputOf<typeof catalogue.listRecent>> => {
  const ids = await readRecent(context.sql, context.signedIn.playerId);
  const { games: list, totalPages } = await gamesOf(context, ids, input);
  return { list, totalPages };
};
