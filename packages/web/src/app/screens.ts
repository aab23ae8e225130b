import { type Chunk, chunk } from '../lib/chunk';
import type { ScreenProps } from '../lib/screen';
import type { RouteName } from './paths';

const notOpen = chunk<ScreenProps>(['brand', 'catalogue', 'common', 'status'], async () => {
  const { NotOpen } = await import('../features/shell/not-open');
  return NotOpen;
});

const hall = chunk<ScreenProps>(['catalogue', 'launch'], async () => {
  const { Hall } = await import('../features/lobby/hall');
  return Hall;
});

const notFound = chunk<ScreenProps>(['status', 'catalogue'], async () => {
  const { NotFound } = await import('../features/shell/not-found');
  return NotFound;
});

const home = chunk<ScreenProps>(['catalogue', 'content'], async () => {
  const { Home } = await import('../features/lobby/home');
  return Home;
});

/** One screen a route; each is a chunk of its own with the words it needs. */
export const screens: Record<RouteName, Chunk<ScreenProps>> = {
  home,
  register: notOpen,
  login: notOpen,
  game: notOpen,
  seamless: notOpen,
  fbsports: notOpen,
  rng: hall,
  fish: hall,
  live: hall,
  pvp: hall,
  ds88: hall,
  esports: hall,
  sports: hall,
  elott: hall,
  lott: hall,
  seaLottery: notOpen,
  vnlottery: notOpen,
  lottery: notOpen,
  promotions: notOpen,
  promoDetail: notOpen,
  notices: notOpen,
  pointsMall: notOpen,
  help: notOpen,
  memberHelp: notOpen,
  app: notOpen,
  join: notOpen,
  download: notOpen,
  notFound,
};
