import { lobby as en } from '../../en/site/lobby';
import type { Translated } from '../../phrases';
import type { lobby as vi } from '../../vi/site/lobby';

export const lobby = {
  ...en,
  continuePlaying: 'Ituloy ang laro',
  recentEmpty: 'Dito lalabas ang mga larong nilalaro mo.',
  favouritesEmpty: 'Wala pang paborito. I-tap ang puso sa isang laro para i-save ito.',
  favouriteAdded: 'Nasa mga paborito mo na ang {game}',
  favouriteRemoved: 'Wala na sa mga paborito mo ang {game}',
  undo: 'I-undo',
  jackpot: 'Naipong premyo',
  jackpotAbout: 'Naipong premyo na mga {amount}',
  illustrative: 'Halimbawang numero',
  popular: 'Maraming naglalaro ngayon',
  winners: 'Mga nanalo',
  latest: 'Mga bagong nanalo',
  biggest: 'Pinakamalaking panalo',
  ranking: 'Ranking ng mga panalo',
  period: 'Panahon',
  day: 'Ngayong araw',
  week: '7 araw',
  month: '30 araw',
  noWinners:
    'Wala pang panalong round. Lalabas dito ang round na nanalo gamit ang totoong pera pagkatapos nito.',
  noWinnersYet: 'Wala pang nanalo sa panahong ito.',
  noRanking: 'Wala pang nanalo nang higit sa itinaya sa panahong ito.',
  place: 'Puwesto {place}',
  gamesOf: 'Mga laro ng {vendor}',
  moreGames: 'Mag-load pa ng mga laro',
  noGames: 'Wala pang bukas na laro ang provider na ito.',
  rooms: 'Mga kuwarto',
  roomsLogIn:
    'Mag-log in para makita ang mga bukas na kuwarto at makaupo kasama ng ibang manlalaro.',
  roomsEmpty:
    'Wala pang bukas na kuwarto. Kapag mayroon na, narito ang taya, ang mga manlalaro, at ang daan papasok.',
  roomStake: 'Taya',
  roomPlayers: '{players} sa {seats} upuan ang okupado',
  roomFree: 'Wala pang tao, {seats} upuan',
  roomFull: 'Puno',
  joinRoom: 'Sumali',
} as const satisfies Translated<typeof vi>;
