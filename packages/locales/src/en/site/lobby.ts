import type { Translated } from '../../phrases';
import type { lobby as vi } from '../../vi/site/lobby';

export const lobby = {
  continuePlaying: 'Continue playing',
  recentEmpty: 'Games you play will show up here.',
  favouritesEmpty: 'No favourites yet. Tap the heart on a game to save it.',
  favouriteAdded: '{game} is in your favourites',
  favouriteRemoved: '{game} is no longer in your favourites',
  undo: 'Undo',
  popular: 'Played a lot now',
  winners: 'Winners',
  latest: 'Latest winners',
  biggest: 'Biggest wins',
  ranking: 'Winning ranking',
  period: 'Period',
  day: 'Today',
  week: '7 days',
  month: '30 days',
  noWinners: 'No winning rounds yet. A round won with real money shows here as soon as it ends.',
  noWinnersYet: 'No one has won in this period yet.',
  noRanking: 'No one has won more than they staked in this period yet.',
  place: 'Place {place}',
  gamesOf: 'Games of {vendor}',
  moreGames: 'Load more games',
  noGames: 'This provider has no open games yet.',
} as const satisfies Translated<typeof vi>;
