import type { ListedGame } from '@parlour/contract/vendor-games';

/** A game as a vendor lists it. */
export const listedGame = (code: string, changes: Partial<ListedGame> = {}): ListedGame => ({
  url_thumb: '',
  url_background: '',
  product: 'House',
  platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
  name: `Game ${code}`,
  game_code: code,
  enabled: true,
  category: 'Video Slots',
  blocked_countries: [],
  ...changes,
});
