import { gameByCode } from '@parlour/games/games';
import { listedGames } from '@parlour/games/server/routes/catalogue';

export type ListedPictures = { image: string; background: string };

/** The pictures of our games as the list has them: their addresses, and what these answer. */
export const listPictures = async (gamesUrl: string) => {
  const pictureByCode = new Map<string, ListedPictures>();
  const drawings = new Map<string, string>();
  for (const game of await listedGames(gameByCode, gamesUrl)) {
    const { game_code: code, url_thumb: image, url_background: background } = game;
    pictureByCode.set(code, { image, background });
    drawings.set(image, game.drawings?.thumb ?? '');
    drawings.set(background, game.drawings?.background ?? '');
  }
  return { pictureByCode, drawings };
};
