import type { Game } from '@parlour/contract/catalogue';
import type { Context } from '../../../lib/context';
import { catalogueOf } from '../catalogue-cache';
import { gameOf } from '../game';

type Wanted = {
  language: string;
  vassalage?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
};

const usualPageSize = 30;

/** A page of a player's own games, in their order: those that the brand still shows. */
export const gamesOf = async (
  { database, brand }: Context,
  ids: readonly bigint[],
  { language, vassalage: vendorCode, page = 1, pageSize = usualPageSize }: Wanted,
): Promise<{ games: Game[]; totalPages: number }> => {
  const { gameById } = await catalogueOf(database, brand);
  const shown = ids.flatMap((id) => {
    const game = gameById.get(id);
    return game && (vendorCode === undefined || game.vendorCode === vendorCode) ? [game] : [];
  });
  return {
    games: shown
      .slice((page - 1) * pageSize, page * pageSize)
      .map((game) => gameOf(game, language, brand)),
    totalPages: Math.ceil(shown.length / pageSize),
  };
};
