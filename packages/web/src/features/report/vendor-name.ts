import type { Site } from '../../lib/brand/brand';

/** A vendor by the name that the brand gives it. */
export const vendorNameOf = (categories: Site['categories'], code: string): string =>
  categories.flatMap(({ vendors }) => vendors).find(({ vassalage }) => vassalage === code)?.title ??
  code;
