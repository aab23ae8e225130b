import type { Route } from './paths';

/** What every screen is drawn with. */
export type ScreenProps = { route: Route };
