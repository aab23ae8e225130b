import type { BuiltMemberPage } from '@parlour/contract/centres';
import type { BuiltPage } from '@parlour/contract/pages';

/** The phone's five places, in their order. */
const places = ['home', 'search', 'depositv2', 'promotions', 'securityCenter'] as const;

/** What stands instead of those that are not open. */
const spare = ['help', 'personalHistoryCopy'] as const;

export type Tab = (typeof places)[number] | (typeof spare)[number];

/** Those that can be shown today; a new screen among them asks for its icon and name at once. */
export type BuiltTab = Extract<Tab, BuiltMemberPage | BuiltPage | 'search'>;

/** The tabs of a brand: each that is not open leaves its place to the next that is. */
export const tabsOf = (isOpen: (tab: Exclude<Tab, 'search'>) => boolean): Tab[] => {
  const isThere = (tab: Tab) => tab === 'search' || isOpen(tab);
  const instead: Tab[] = spare.filter(isThere);
  return places.flatMap((tab) => {
    if (isThere(tab)) return [tab];
    const next = instead.shift();
    return next ? [next] : [];
  });
};
