import type { CentreDetail } from './paths';

/** A page of the centre with some of its details changed; an empty one goes. */
export const memberPathWith = (
  details: Partial<Record<CentreDetail, string>>,
  { pathname, search }: { pathname: string; search: string },
): string => {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(details)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return `${pathname}?${query.toString()}`;
};
