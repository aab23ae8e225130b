import type { FlagNode } from '@parlour/contract/brand';
import { centreFlags, isMemberPage, type MemberPage, memberPages } from '@parlour/contract/centres';
import { type Page, type PageName, pages } from '@parlour/contract/pages';
import { useStatus } from '../brand/brand';
import { isEnabled } from '../brand/flags';

export type Place = PageName | MemberPage;

/**
 * Open is what the brand has on and what has a screen. Every menu, tab and link asks, so that none
 * leads to a page that is not there.
 */
export const isOpen = (tree: FlagNode, place: Place): boolean => {
  const isOfCentre = isMemberPage(place);
  const { flag, isPlanned }: Pick<Page, 'flag' | 'isPlanned'> = isOfCentre
    ? memberPages[place]
    : pages[place];
  if (isPlanned || (flag && !isEnabled(tree, flag))) return false;
  return !isOfCentre || isEnabled(tree, centreFlags.member);
};

export const useIsOpen = (): ((place: Place) => boolean) => {
  const { whitelabel } = useStatus();
  return (place) => isOpen(whitelabel, place);
};
