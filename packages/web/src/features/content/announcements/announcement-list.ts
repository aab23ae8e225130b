import type { Announcement } from '@parlour/contract/content';

export const perPage = 9;

export const pagesOf = (list: readonly Announcement[]): number =>
  Math.max(1, Math.ceil(list.length / perPage));

/** The page on which an item stands; the first for one that is not there. */
export const pageWith = (list: readonly Announcement[], item: string | undefined): number =>
  Math.floor(
    Math.max(
      0,
      list.findIndex(({ id }) => id === item),
    ) / perPage,
  ) + 1;

export const itemsOn = (list: readonly Announcement[], page: number): readonly Announcement[] =>
  list.slice((page - 1) * perPage, page * perPage);

/** The items beside one in the list, which begins with the newest. */
export const besides = (list: readonly Announcement[], { id }: Announcement) => {
  const at = list.findIndex((one) => one.id === id);
  return { newer: list[at - 1], older: list[at + 1] };
};
