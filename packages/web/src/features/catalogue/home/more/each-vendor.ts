import type { Category, Vendor } from '@parlour/contract/catalogue';

/** Every vendor of the brand once, in the place of its first category; the hot ones first. */
export const eachVendor = (categories: readonly Category[]): Vendor[] => {
  const all = categories.flatMap(({ vendors }) => vendors);
  const seen = new Set<string>();
  const first = all.filter(({ vassalage }) => !seen.has(vassalage) && seen.add(vassalage));
  return first.toSorted((one, other) => other.isHot - one.isHot);
};
