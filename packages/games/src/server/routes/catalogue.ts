import type { ListedGame } from '@parlour/contract/vendor-games';
import { games } from '../../games';
import type { Game } from '../../slots/rules/game';
import { rulesLines } from '../../slots/shell/panels/rules-lines';

/** `game/list`: what any vendor tells, and what only ours can. */
export const listedGames = (): ListedGame[] => games.map(listed);

const listed = (game: Game): ListedGame => ({
  url_thumb: '',
  url_background: '',
  product: 'Parlour House',
  platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
  name: game.names.EN,
  game_code: game.code,
  enabled: true,
  category: game.subclass,
  blocked_countries: [],
  names: game.names,
  rules: rulesLines(game),
  game_type: game.category,
  rtp: game.rtp,
  volatility: game.volatility,
  lines: game.lines,
  version: game.version,
  demo: true,
  bets: Object.entries(game.limits).map(([currency, { min, max }]) => ({ currency, min, max })),
});
