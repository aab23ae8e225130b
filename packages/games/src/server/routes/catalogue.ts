import type { ListedGame } from '@parlour/contract/vendor-games';
import type { Game, GamePictures, Games } from '../../rounds/game';
import { picturePath } from './pictures';

/** The language of the one `name` that any vendor gives. */
const vendorsLanguage = 'EN';

/** `game/list`: the fields of any vendor, and those of our games alone. */
export const listedGames = (games: Games, gamesUrl: string): Promise<ListedGame[]> =>
  Promise.all([...games.values()].map((game) => listed(game, gamesUrl)));

const listed = async (game: Game, gamesUrl: string): Promise<ListedGame> => {
  const { names, rules, pictures } = await game.front();
  const { code } = game;
  const addressOf = (kind: keyof GamePictures): string =>
    pictures ? gamesUrl + picturePath(code, kind, pictures[kind]) : '';
  return {
    url_thumb: addressOf('thumb'),
    url_background: addressOf('background'),
    ...(pictures && { drawings: pictures }),
    product: 'Parlour House',
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
    name: names[vendorsLanguage] ?? code,
    game_code: code,
    enabled: true,
    category: game.subclass,
    blocked_countries: [],
    names,
    rules,
    game_type: game.category,
    rtp: game.rtp,
    volatility: game.volatility,
    lines: game.lines,
    version: game.version,
    demo: true,
    bets: Object.entries(game.limits).map(([currency, { min, max }]) => ({ currency, min, max })),
  };
};
