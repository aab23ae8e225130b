import type { GameType } from '@parlour/contract/catalogue';

/**
 * Our category for each category of the vendors' taxonomy. A vendor may also send our own code, as
 * our games do. A game of any other category is stored without one and not shown.
 */
const gameTypeOfCategory: Record<string, GameType> = {
  rng: 'RNG',
  fish: 'FISH',
  live: 'LIVE',
  pvp: 'PVP',
  ds88: 'DS88',
  esports: 'ESPORTS',
  sports: 'SPORTS',
  elott: 'ELOTT',
  lott: 'LOTT',
  'video slots': 'RNG',
  'jackpot slots': 'RNG',
  'casual games': 'RNG',
  'scratch cards': 'RNG',
  'table games': 'RNG',
  'video poker': 'RNG',
  'video bingo': 'RNG',
  'wheel of fortune': 'RNG',
  baccarat: 'RNG',
  blackjack: 'RNG',
  roulette: 'RNG',
  fishing: 'FISH',
  'live baccarat': 'LIVE',
  'live blackjack': 'LIVE',
  'live dealer': 'LIVE',
  'live dice': 'LIVE',
  'live games': 'LIVE',
  'live keno': 'LIVE',
  'live lottery': 'LIVE',
  'live roulette': 'LIVE',
  'bet on poker': 'LIVE',
  'sic bo': 'LIVE',
  'dragon tiger': 'LIVE',
  mahjong: 'LIVE',
  'three card poker': 'LIVE',
  'xoc dia': 'LIVE',
  'fan tan': 'LIVE',
  'niu niu': 'LIVE',
  'fish prawn crab': 'LIVE',
  'zha jin hua': 'LIVE',
  poker: 'PVP',
  multiplayer: 'PVP',
  cockfight: 'DS88',
  esport: 'ESPORTS',
  sportsbook: 'SPORTS',
  'virtual sports': 'SPORTS',
  'fixed odds': 'SPORTS',
  'player props': 'SPORTS',
  bingo: 'BINGO',
  lottery: 'LOTT',
};

/** Our category for a vendor's category, or null. */
export const gameTypeOf = (vendorCategory: string): GameType | null =>
  gameTypeOfCategory[vendorCategory.trim().toLowerCase()] ?? null;
