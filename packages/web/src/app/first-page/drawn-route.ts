import type { DrawnParameter, DrawnRoute } from '@parlour/contract/first-page';
import { builtPages } from '../../lib/navigation/open';
import { paths, type RouteName, routeOf } from '../../lib/navigation/paths';

/** Where a developer sees the components; the browser draws them into it. */
export const galleryPath = '/gallery';

/** Stands for every path that is not ours. */
const unknownPath = '/not-found';

const vendorOfHall: readonly DrawnParameter[] = ['page'];

/**
 * What the drawing of a route reads of its query, beside the page of the member centre that every
 * route with the site's whole frame has over it.
 */
const reads: Partial<Record<RouteName, readonly DrawnParameter[]>> = {
  rng: vendorOfHall,
  fish: vendorOfHall,
  live: vendorOfHall,
  pvp: vendorOfHall,
  ds88: vendorOfHall,
  esports: vendorOfHall,
  sports: vendorOfHall,
  elott: vendorOfHall,
  lott: vendorOfHall,
};

/** One page for all spellings of a path of ours, and one for all paths that are not ours. */
export const drawnRouteOf = (pathname: string): DrawnRoute => {
  const memberPages = builtPages;
  if (pathname === galleryPath) return { path: galleryPath, reads: [], memberPages };
  const { name, frame } = routeOf(pathname);
  if (name === 'notFound') return { path: unknownPath, reads: [], memberPages };
  const own = reads[name] ?? [];
  return { path: paths[name], reads: frame === 'full' ? [...own, 'mc'] : own, memberPages };
};
