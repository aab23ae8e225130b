import { centreFlags } from '@parlour/contract/centres';
import type { Endpoint } from '@parlour/contract/endpoint';
import type { Brand, Platform } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { isFlagOn } from './brand';
import { loadedBrand } from './brands';
import { blockOf, statusOf } from './closed';

/** Whether the brand serves an address: its region, and the address itself. */
export const isServedAt = async (
  platform: Platform,
  code: string,
  address: string,
): Promise<boolean> => blockOf(await loadedBrand(platform, code), address) === undefined;

/** Refuses a call while the site is closed: for all, for a region, or for one address. */
export const assertMayCall = async (
  platform: Platform,
  { code }: Brand,
  { centre, whileClosed }: Pick<Endpoint, 'centre' | 'whileClosed'>,
  address: string,
): Promise<void> => {
  const brand = await loadedBrand(platform, code);
  const status = statusOf(brand, address, platform.clock.now());
  if (status === 1 && !whileClosed) throw new Refusal('brand.maintenance');
  if (status === 2 && whileClosed !== 'always') {
    const isAddress = blockOf(brand, address)?.reason === 'address';
    throw new Refusal(isAddress ? 'brand.address_blocked' : 'brand.region_blocked');
  }
  if (centre && !isFlagOn(brand.flags, centreFlags[centre])) {
    throw new Refusal('brand.not_enabled');
  }
};
