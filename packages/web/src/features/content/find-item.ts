import type { HelpItem } from '@parlour/contract/content';

/** An item wherever it stands. */
export const findItem = (
  list: readonly HelpItem[],
  wanted: string | undefined,
): HelpItem | undefined => {
  for (const item of list) {
    const found = item.id === wanted ? item : findItem(item.children ?? [], wanted);
    if (found) return found;
  }
  return undefined;
};
