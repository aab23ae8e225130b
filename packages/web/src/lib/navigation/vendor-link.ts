import type { Vendor } from '@parlour/contract/catalogue';
import { pages } from '@parlour/contract/pages';
import { gated } from '../session/session';
import { writeSession } from '../session/storage';
import { openModal } from './modal';
import { go } from './navigation';
import { gamePath, hallPath } from './paths';

/** The vendor of sports that has a page of its own. */
const fbSports = 'FB';

const isOfFb = ({ vassalage: code, gameType }: Vendor): boolean =>
  gameType === 'SPORTS' && code === fbSports;

/** Where a vendor is: its hall of slots, its own page, or its launch. */
export const vendorPath = (vendor: Vendor): string => {
  const { vassalage, gameType, isGame } = vendor;
  if (gameType === 'RNG' || isGame) return hallPath(gameType, { page: vassalage });
  return isOfFb(vendor) ? pages.fbsports.path : gamePath({ vassalage, gameCode: '', gameType });
};

/**
 * Opens a vendor: slots have a hall, and the vendor is remembered; one that is a list shows its
 * games over the page; the others are launched, for money and so after the login.
 */
export const openVendor = (vendor: Vendor): void => {
  const { vassalage, gameType, isGame, title } = vendor;
  writeSession('currentVendor', vassalage);
  const to = vendorPath(vendor);
  if (isGame) openModal('vendorGames', { vassalage, gameType, title });
  else if (gameType === 'RNG' || isOfFb(vendor)) go(to);
  else gated('player', () => go(to));
};
