import { countedNetworks } from '../http/address';
import type { Brand, Platform } from '../context';
import { openTally } from '../http/limiter';

/** Open pages of one address in one process: a household, or a floor of an office. */
const mostOfAddress = 200;

type Places = {
  /** Takes a place until the returned function is called; undefined when there is none. */
  claim: (address: string, brand: Pick<Brand, 'limits'>) => (() => void) | undefined;
};

/** How many sockets each address has open here, by /64 and, eight times as many, by /48. */
export const openPlaces = (platform: Platform): Places => {
  const open = new Map<string, number>();
  const noteRefused = openTally(platform);

  const isFull = (address: string, { limits }: Pick<Brand, 'limits'>): boolean => {
    if (platform.config.limitsExempt.has(address)) return false;
    const most = limits['sockets:address']?.count ?? mostOfAddress;
    const full = countedNetworks(address).find(
      ({ network, times }) => (open.get(network) ?? 0) >= most * times,
    );
    if (full) noteRefused('sockets', 'address', full.network);
    return full !== undefined;
  };

  const add = (address: string, by: 1 | -1) => {
    for (const { network } of countedNetworks(address)) {
      const count = (open.get(network) ?? 0) + by;
      if (count > 0) open.set(network, count);
      else open.delete(network);
    }
  };

  return {
    claim: (address, brand) => {
      if (isFull(address, brand)) return undefined;
      add(address, 1);
      let isTaken = true;
      return () => {
        if (isTaken) add(address, -1);
        isTaken = false;
      };
    },
  };
};
