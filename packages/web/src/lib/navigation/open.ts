import type { FlagNode } from '@parlour/contract/brand';
import { centreFlags, isMemberPage, type MemberPage, memberPages } from '@parlour/contract/centres';
import type { FirstPage } from '@parlour/contract/first-page';
import { type Page, type PageName, pages } from '@parlour/contract/pages';
import { useSite } from '../brand/brand';
import { isEnabled } from '../brand/flags';

export type Place = PageName | MemberPage;

type PlaceFacts = Pick<Page, 'flag' | 'isPlanned' | 'needs'>;

const factsOf = (place: Place): PlaceFacts =>
  isMemberPage(place) ? memberPages[place] : pages[place];

/** What the brand has on and what has a screen: its address shows it. */
export const hasScreen = (tree: FlagNode, place: Place): boolean => {
  const { flag, isPlanned } = factsOf(place);
  if (isPlanned || (flag && !isEnabled(tree, flag))) return false;
  return !isMemberPage(place) || isEnabled(tree, centreFlags.member);
};

/**
 * Open is what has a screen, and where the brand has something to show on it. Every menu, tab and
 * link asks, so that none leads to a page that is not there or to an empty one.
 */
export const isOpen = (
  { status, offers }: Pick<FirstPage, 'offers'> & { status: { whitelabel: FlagNode } },
  place: Place,
): boolean => {
  const { needs } = factsOf(place);
  return hasScreen(status.whitelabel, place) && (!needs || offers.includes(needs));
};

export const useIsOpen = (): ((place: Place) => boolean) => {
  const site = useSite();
  return (place) => isOpen(site, place);
};
