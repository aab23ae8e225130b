import type { ListedGame } from '@parlour/contract/vendor-games';
import type { Game, Games } from '../../rounds/game';

/** The language of the one `name` that any vendor gives. */
const vendorsLanguage = 'EN';

/** `game/list`: the fields of any vendor, and those of our games alone. */
export const listedGames = (games: Games): Promise<ListedGame[]> =>
  Promise.all([...games.values()].map(listed));

const listed = async (game: Game): Promise<ListedGame> => {
  const { names, rules } = await game.front();
  return {
    url_thumb: '',
    url_background: '',
    product: 'Parlour House',
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
    name: names[vendorsLanguage] ?? game.code,
    game_code: game.code,
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
