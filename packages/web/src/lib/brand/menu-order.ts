import type { Category } from '@parlour/contract/catalogue';

/** In menus the ids are the order; in the data cockfights follow sports. */
export const inMenuOrder = (categories: readonly Category[]): Category[] =>
  categories.toSorted((one, other) => one.id - other.id);
