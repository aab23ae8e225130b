import type { Route } from '../../app/paths';

/** What every screen is drawn with. */
export type ScreenProps = { route: Route };
