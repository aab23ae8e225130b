import { chunk } from '../../lib/navigation/chunk';
import type { ScreenProps } from '../../lib/navigation/screen';

const home = chunk<ScreenProps>(
  ['brand', 'catalogue', 'common'],
  async () => {
    const { HomeScreen } = await import('../home/home-screen');
    return HomeScreen;
  },
  'home',
);

const notFound = chunk<ScreenProps>(
  ['brand', 'status'],
  async () => {
    const { NotFound } = await import('../../features/shell/status/not-found');
    return NotFound;
  },
  'not-found',
);

export const notOpen = chunk<ScreenProps>(
  ['brand', 'catalogue', 'common', 'status'],
  async () => {
    const { NotOpen } = await import('../../features/shell/status/not-open');
    return NotOpen;
  },
  'not-open',
);

/** Stands in place of every screen while the site is closed. */
export const closed = chunk<{ isOver: boolean }>(
  ['common', 'service'],
  async () => {
    const { Closed } = await import('../../features/shell/status/closed');
    return Closed;
  },
  'closed',
);

export const frameScreens = {
  home,
  notFound,
};
