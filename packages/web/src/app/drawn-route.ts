import type { DrawnParameter, DrawnRoute } from '@parlour/contract/first-page';
import { paths, type RouteName, routeOf } from './paths';

/** Where a developer sees the components; the browser draws them into it. */
export const galleryPath = '/gallery';

/** Stands for every path that is not ours. */
const unknownPath = '/not-found';

const vendorOfHall: readonly DrawnParameter[] = ['page'];

/** What the drawing of a route reads of its query; of all others it reads nothing. */
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
  if (pathname === galleryPath) return { path: galleryPath, reads: [] };
  const { name } = routeOf(pathname);
  return { path: name === 'notFound' ? unknownPath : paths[name], reads: reads[name] ?? [] };
};
