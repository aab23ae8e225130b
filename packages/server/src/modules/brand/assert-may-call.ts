import type { Endpoint } from '@parlour/contract/endpoint';
import type { Brand, Platform } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { isFlagOn } from './brand';
import { blockOf, knownBrand, statusOf } from './brands';

/** What answers while the site is closed, by its path. */
const openInMaintenance = new Set([
  '/wps/system/status',
  '/wps/system/whitelabel',
  '/wps/system/domainRoute',
  '/wps/feedback',
  '/wps/system/customerService',
]);

const openInRegion = new Set(
  [...openInMaintenance].filter((path) => !path.endsWith('domainRoute')),
);

/** The calls of a centre are refused where its flag hides it. */
const centreOf: Record<string, string | undefined> = {
  cashier: 'MEMBERCENTER',
  report: 'MEMBERCENTER',
  agent: 'AGENTCENTER',
};

/** Refuses a call while the site is closed: for all, for a region, or for one address. */
export const assertMayCall = async (
  platform: Platform,
  { code }: Brand,
  { path, noun }: Pick<Endpoint, 'path' | 'noun'>,
  address: string,
): Promise<void> => {
  const brand = await knownBrand(platform, code);
  const status = statusOf(brand, address, platform.clock.now());
  if (status === 1 && !openInMaintenance.has(path)) throw new Refusal('brand.maintenance');
  if (status === 2 && !openInRegion.has(path)) throw new Refusal('brand.region_blocked');
  if (status === 0 && blockOf(brand, address)?.reason === 'address') {
    throw new Refusal('brand.address_blocked');
  }
  const centre = centreOf[noun];
  if (centre && !isFlagOn(brand.flags, centre)) throw new Refusal('brand.not_enabled');
};
