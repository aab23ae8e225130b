import type { catalogue } from '@parlour/contract/catalogue';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { PlayerContext } from '../../../lib/context';
import { gamesOf } from './games-of';
import { readFavourites } from './queries';

/** The games that the player marked, page by page, the latest first. */
export const listFavourites = async (
  context: PlayerContext,
  input: InputOf<typeof catalogue.listFavourites>,
): Promise<OutputOf<typeof catalogue.listFavourites>> => {
  const ids = await readFavourites(context.sql, context.signedIn.playerId);
  const { games: content, totalPages } = await gamesOf(context, ids, input);
  return { content, totalPages };
};

export const listFavouriteIds = async ({
  sql,
  signedIn,
}: PlayerContext): Promise<OutputOf<typeof catalogue.listFavouriteIds>> => {
  const ids = await readFavourites(sql, signedIn.playerId);
  return { list: ids.map(String) };
};
