import { BlockList, isIP } from 'node:net';
import { placeOf } from '../../lib/place';
import type { BlockedNetwork, LoadedBrand } from './brand';

/** 0 open, 1 maintenance, 2 not served here: maintenance comes first. */
export const statusOf = (brand: LoadedBrand, address: string, now: Date): 0 | 1 | 2 => {
  if (isClosed(brand, now) && !isLetIn(brand, address)) return 1;
  return blockOf(brand, address) ? 2 : 0;
};

/** A maintenance begins and is over at its announced times, even without a switch. */
export const isClosed = (brand: LoadedBrand, now: Date): boolean => {
  const { maintenance, maintenanceStart: start, maintenanceEnd: end } = brand;
  return maintenance && (start === null || start <= now) && (end === null || end > now);
};

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

const networkOf = ({ blockedNetworks }: LoadedBrand, address: string): BlockedNetwork | undefined =>
  blockedNetworks[placeIn(blockedNetworks, address)];

const isLetIn = ({ maintenanceNetworks }: LoadedBrand, address: string): boolean =>
  placeIn(maintenanceNetworks, address) >= 0;

type Networks = readonly (string | BlockedNetwork)[];

const listsOf = new WeakMap<Networks, BlockList[]>();

/** The place of the first network that holds the address, -1 where none does. */
const placeIn = (networks: Networks, address: string): number => {
  if (networks.length === 0) return -1;
  let lists = listsOf.get(networks);
  if (!lists) {
    lists = networks.map((one) => blockListOf(typeof one === 'string' ? one : one.network));
    listsOf.set(networks, lists);
  }
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return lists.findIndex((list) => list.check(address, family));
};

const blockListOf = (network: string): BlockList => {
  const [address = '', bits] = network.split('/');
  const list = new BlockList();
  list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return list;
};
