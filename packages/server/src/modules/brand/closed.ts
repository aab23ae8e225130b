import { BlockList, isIP } from 'node:net';
import { placeOf } from '../../lib/place';
import type { BlockedNetwork, LoadedBrand } from './brand';

/** 0 open, 1 maintenance, 2 not served here: maintenance comes first. */
export const statusOf = (brand: LoadedBrand, address: string, now: Date): 0 | 1 | 2 => {
  if (isClosed(brand, now)) return 1;
  return blockOf(brand, address) ? 2 : 0;
};

/** Maintenance is over at its announced end, even without a switch-off. */
export const isClosed = (brand: LoadedBrand, now: Date): boolean =>
  brand.maintenance && (brand.maintenanceEnd === null || brand.maintenanceEnd > now);

type Block = Pick<BlockedNetwork, 'reason' | 'country'>;

/** Why an address is not served: a region that is not served says more than a single network. */
export const blockOf = (brand: LoadedBrand, address: string): Block | undefined => {
  const own = networkOf(brand, address);
  return own?.reason === 'region' ? own : (countryOf(brand, address) ?? own);
};

const countryOf = (brand: LoadedBrand, address: string): Block | undefined => {
  const { blockedCountries: blocked, coveredCountries: covered } = brand;
  if (blocked.length === 0 && covered.length === 0) return undefined;
  const country = placeOf(address);
  if (country === undefined) return undefined;
  const isServed = covered.length === 0 || covered.includes(country);
  return isServed && !blocked.includes(country) ? undefined : { reason: 'region', country };
};

const listByNetworks = new WeakMap<BlockedNetwork[], Map<BlockedNetwork, BlockList>>();

const networkOf = (
  { blockedNetworks }: LoadedBrand,
  address: string,
): BlockedNetwork | undefined => {
  if (blockedNetworks.length === 0) return undefined;
  let lists = listByNetworks.get(blockedNetworks);
  if (!lists) {
    lists = new Map(blockedNetworks.map((network) => [network, blockListOf(network)]));
    listByNetworks.set(blockedNetworks, lists);
  }
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return blockedNetworks.find((network) => lists.get(network)?.check(address, family));
};

const blockListOf = ({ network }: BlockedNetwork): BlockList => {
  const [address = '', bits] = network.split('/');
  const list = new BlockList();
  list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return list;
};
