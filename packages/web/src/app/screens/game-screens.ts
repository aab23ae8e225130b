import { asking, chunk, late } from '../../lib/navigation/chunk';
import { hasFbGame } from '../../lib/navigation/opens-game';
import type { ScreenProps } from '../../lib/navigation/screen';
import { hasNoVendors } from './conditions';

const hall = chunk<ScreenProps>(
  ['brand', 'catalogue', 'common', 'status'],
  async () => {
    const { Hall } = await import('../../features/catalogue/hall/hall');
    return Hall;
  },
  'hall',
);

const listing = late(
  chunk<ScreenProps>(
    ['brand', 'catalogue', 'common', 'status'],
    async () => {
      const { Listing } = await import('../../features/catalogue/hall/listing');
      return Listing;
    },
    'listing',
  ),
  hasNoVendors,
);

const pvpHall = asking(
  chunk<ScreenProps>(
    ['brand', 'catalogue', 'common', 'lobby', 'status'],
    async () => {
      const { PvpHall } = await import('../../features/catalogue/rooms/pvp-hall');
      return PvpHall;
    },
    'pvp-hall',
  ),
  hasNoVendors,
);

const gamePage = late(
  chunk<ScreenProps>(
    ['launch', 'session', 'refusal', 'brand', 'catalogue', 'common', 'status'],
    async () => {
      const { GamePage } = await import('../../features/launch/game-page');
      return GamePage;
    },
    'game-page',
  ),
  (page, { namesGame }) => namesGame === true || !hasFbGame(page),
);

const lotteryPage = late(
  chunk<ScreenProps>(
    ['lottery', 'brand', 'catalogue', 'common', 'status'],
    async () => {
      const { LotteryPage } = await import('../../features/lottery/lottery-page');
      return LotteryPage;
    },
    'lottery-page',
  ),
  ({ answers }) => answers?.hasNoLottery === true,
);

export const gameScreens = {
  game: gamePage,
  seamless: gamePage,
  fbsports: gamePage,
  rng: hall,
  fish: hall,
  live: hall,
  pvp: pvpHall,
  ds88: listing,
  esports: listing,
  sports: listing,
  elott: listing,
  lott: hall,
  bingo: hall,
  seaLottery: lotteryPage,
  vnlottery: lotteryPage,
  lottery: lotteryPage,
};
