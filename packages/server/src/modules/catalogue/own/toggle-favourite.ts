import { type catalogue, mostFavourites } from '@parlour/contract/catalogue';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { PlayerContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { catalogueOf } from '../catalogue-cache';
import { deleteFavourite, insertFavourite, lockFavourites, readFavourites } from './queries';

type Toggled = InputOf<typeof catalogue.addFavourite>;
type Marked = OutputOf<typeof catalogue.addFavourite>;

/** Marks a game that the brand shows. A repeat changes nothing. */
export const addFavourite = async (
  { database, brand, signedIn: { playerId } }: PlayerContext,
  { nodeId: gameId, vendor, gameType }: Toggled,
): Promise<Marked> => {
  const { gameById } = await catalogueOf(database, brand);
  const game = gameById.get(BigInt(gameId));
  if (!game || game.vendorCode !== vendor || game.gameType !== gameType) {
    throw new Refusal('request.unknown');
  }
  return database.transaction(async (sql) => {
    await lockFavourites(sql, playerId);
    const before = await readFavourites(sql, playerId);
    if (!before.includes(game.id) && before.length >= mostFavourites) {
      throw new Refusal('catalogue.too_many_favourites');
    }
    await insertFavourite(sql, playerId, gameId);
    return asTexts(await readFavourites(sql, playerId));
  });
};

/** Takes a mark away, also from a game that is shown no more. A repeat changes nothing. */
export const removeFavourite = async (
  { sql, signedIn: { playerId } }: PlayerContext,
  { nodeId: gameId }: Toggled,
): Promise<Marked> => {
  await deleteFavourite(sql, playerId, gameId);
  return asTexts(await readFavourites(sql, playerId));
};

const asTexts = (ids: readonly bigint[]): Marked => ({ list: ids.map(String) });
