import { placeOf } from '../../lib/place';
import type { BlockedNetwork, LoadedBrand } from './brand';
import { indexNetworks, type NetworkIndex } from './networks/network-index';

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
  const own = indexOf(brand.blockedNetworks).find(address);
  const region = own.find(({ reason }) => reason === 'region');
  return region ?? countryOf(brand, address) ?? own[0] ?? listedOf(brand, address);
};

const listedOf = ({ listed }: LoadedBrand, address: string): Block | undefined =>
  listed.find(address).length > 0 ? { reason: 'address', country: null } : undefined;

const countryOf = (brand: LoadedBrand, address: string): Block | undefined => {
  const { blockedCountries: blocked, coveredCountries: covered } = brand;
  if (blocked.length === 0 && covered.length === 0) return undefined;
  const country = placeOf(address);
  if (country === undefined) return undefined;
  const isServed = covered.length === 0 || covered.includes(country);
  return isServed && !blocked.includes(country) ? undefined : { reason: 'region', country };
};

const isLetIn = ({ maintenanceNetworks }: LoadedBrand, address: string): boolean =>
  indexOf(maintenanceNetworks).find(address).length > 0;

type Networks = readonly (string | BlockedNetwork)[];

const indexes = new WeakMap<Networks, NetworkIndex<string | BlockedNetwork>>();

const indexOf = <One extends string | BlockedNetwork>(
  networks: readonly One[],
): NetworkIndex<One> => {
  const known = indexes.get(networks);
  if (known) return known as NetworkIndex<One>;
  const made = indexNetworks(
    networks.map((one) => [typeof one === 'string' ? one : one.network, one] as const),
  );
  indexes.set(networks, made as NetworkIndex<string | BlockedNetwork>);
  return made;
};
