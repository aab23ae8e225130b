import type { catalogue, GameType } from '@parlour/contract/catalogue';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { Context } from '../../lib/context';
import { catalogueOf } from './catalogue-cache';

type GameClass = OutputOf<typeof catalogue.listGameTypes>['list'][number];

/** The classes of a vendor's games, the fullest first. */
export const listGameTypes = async (
  { database, brand, language }: Context,
  { vassalage: vendorCode, gameType }: InputOf<typeof catalogue.listGameTypes>,
): Promise<OutputOf<typeof catalogue.listGameTypes>> => {
  const { games } = await catalogueOf(database, brand);
  const classes = new Map<string, GameClass>();
  for (const game of games) {
    if (game.vendorCode !== vendorCode) continue;
    if (gameType !== undefined && game.gameType !== gameType) continue;
    const key = `${game.gameType} ${game.classify}`;
    const gameClass = classes.get(key) ?? newClass(game.gameType, game.classify, language);
    gameClass.count += 1;
    classes.set(key, gameClass);
  }
  return { list: [...classes.values()].toSorted((one, other) => other.count - one.count) };
};

/** The taxonomy's English names are its keys; Vietnamese has words of its own. */
const vietnamese: Record<string, string> = {
  'Video Slots': 'Slot video',
  'Jackpot Slots': 'Slot tích lũy',
  'Casual Games': 'Game giải trí',
  'Scratch Cards': 'Thẻ cào',
  'Table Games': 'Game bàn',
  'Video Poker': 'Poker máy',
  'Video Bingo': 'Bingo máy',
  'Wheel of Fortune': 'Vòng quay',
  'Live Games': 'Game trực tiếp',
  'Live Dice': 'Tài xỉu trực tiếp',
  'Live Dealer': 'Người chia bài trực tiếp',
  'Live Baccarat': 'Baccarat trực tiếp',
  'Live Blackjack': 'Blackjack trực tiếp',
  'Live Roulette': 'Roulette trực tiếp',
  'Virtual Sports': 'Thể thao ảo',
  Sportsbook: 'Thể thao',
  Lottery: 'Xổ số',
  Fishing: 'Bắn cá',
  Unknown: 'Khác',
};

const newClass = (gameType: GameType, classify: string, language: string): GameClass => ({
  gameType,
  gameClassify: classify,
  name: (language === 'VI' ? vietnamese[classify] : undefined) ?? classify,
  count: 0,
});
