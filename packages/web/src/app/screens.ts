import type { FlagNode } from '@parlour/contract/brand';
import type { BuiltPage, PageName } from '@parlour/contract/pages';
import type { Chunk } from '../lib/navigation/chunk';
import { hasScreen } from '../lib/navigation/open';
import type { ScreenProps } from '../lib/navigation/screen';
import { contentScreens } from './screens/content-screens';
import { frameScreens, notOpen } from './screens/frame-screens';
import { gameScreens } from './screens/game-screens';
import { sessionScreens } from './screens/session-screens';

/** One screen a page; each is a chunk of its own with the words it needs. */
const screens: Record<BuiltPage, Chunk<ScreenProps>> = {
  ...frameScreens,
  ...sessionScreens,
  ...gameScreens,
  ...contentScreens,
};

/** The screen of a page; where the brand does not have it open, one that says so. */
export const screenOf = (tree: FlagNode, name: PageName): Chunk<ScreenProps> =>
  hasScreen(tree, name) ? screens[name as BuiltPage] : notOpen;
