import type { GameType } from '@parlour/contract/catalogue';

export type SampleVendor = {
  code: string;
  title: string;
  /** As vendors name it: two of sports show cockfights, whatever they say. */
  gameType: GameType;
  /** Of a hundred games of the whole catalogue. */
  share: number;
  classes: readonly string[];
  isList?: true;
};

const slotTitles = [
  'Bến Sông',
  'Blue Heron',
  'Cối Xay',
  'Dawn & Daughters',
  'Đèn Kéo Quân',
  'Fern Hill',
  'Giếng Làng',
  'Harbour Nine',
  'Inkwell',
  'Juniper',
  'Kite Works',
  'Lụa Vân',
  'Marigold',
  'Northlight',
];
const liveTitles = ['Ánh Trăng', 'Brass Bell', 'Cầu Mây', 'Drawing Room', 'Emberly', 'Felt & Oak'];

const slotClasses = [
  'Video Slots',
  'Jackpot Slots',
  'Casual Games',
  'Scratch Cards',
  'Table Games',
];

/** The subcategories of a live casino, as vendors name them. */
const liveClasses = [
  'Live Baccarat',
  'Sic Bo',
  'Live Roulette',
  'Dragon Tiger',
  'Live Blackjack',
  'Mahjong',
  'Three Card Poker',
  'Xoc Dia',
  'Fan Tan',
  'Niu Niu',
  'Fish Prawn Crab',
  'Zha Jin Hua',
];

const several = (
  gameType: GameType,
  letters: string,
  titles: readonly string[],
  { share, classes }: Pick<SampleVendor, 'share' | 'classes'>,
): SampleVendor[] =>
  titles.map((title, index) => ({
    code: `${letters}${String(index + 1).padStart(2, '0')}`,
    title,
    gameType,
    share: share / titles.length,
    classes,
  }));

const sports = { share: 4, classes: ['Sportsbook', 'Virtual Sports'] };

/** Forty invented vendors of all categories. */
export const sampleVendors: readonly SampleVendor[] = [
  ...several('RNG', 'SR', slotTitles, { share: 66, classes: slotClasses }),
  ...several('FISH', 'SF', ['Rạn San Hô', 'Deep Lantern', 'Tidepool', 'Cá Chép'], {
    share: 6,
    classes: ['Fishing'],
  }),
  ...several('LIVE', 'SL', liveTitles, { share: 12, classes: liveClasses }),
  ...several('PVP', 'SP', ['Chiếu Bài', 'Paper Court', 'Quân Xe', 'Round Table'], {
    share: 6,
    classes: ['Poker'],
  }),
  ...several('ESPORTS', 'SE', ['Arena Five', 'Lanewatch'], { share: 2, classes: ['Esport'] }),
  ...several('SPORTS', 'SS', ['Sân Cỏ', 'Touchline', 'Góc Khán Đài'], sports),
  { code: 'WS168', title: 'WS168', gameType: 'SPORTS', share: 0.5, classes: ['Cockfight'] },
  { code: 'SV3', title: 'SV3', gameType: 'SPORTS', share: 0.5, classes: ['Cockfight'] },
  ...several('ELOTT', 'SX', ['Quick Six', 'Bốn Mùa'], {
    share: 1.4,
    classes: ['Lottery'],
  }),
  {
    code: 'SL0',
    title: 'Vé Số Làng',
    gameType: 'LOTT',
    share: 0.5,
    classes: ['Lottery'],
  },
  {
    code: 'SL1',
    title: 'Kỳ Quay',
    gameType: 'LOTT',
    share: 0.5,
    classes: ['Lottery'],
    isList: true,
  },
  { code: 'SB01', title: 'Lồng Cầu', gameType: 'BINGO', share: 0.6, classes: ['Bingo'] },
];
