import type { Page } from '@parlour/contract/pages';

/** What every screen is drawn with. */
export type ScreenProps = { route: Page };
