import type { Route, ServiceLinks } from '@parlour/contract/brand';
import type { Context } from '../../lib/context';
import type { LoadedBrand } from './brand';
import { loadedBrand, originsOf } from './brands';

type Asking = Pick<Context, 'brand' | 'config' | 'database' | 'clock' | 'log' | 'host'>;

/**
 * The hosts of this site only. Each serves it with the same rules, those of regions too; how fast
 * they are, the browser measures itself.
 */
export const listRoutes = async (asking: Asking): Promise<{ domainList: Route[] }> => {
  const origins = await originsOf(asking, asking.host);
  return {
    domainList: origins
      .map((origin) => new URL(origin))
      .filter(({ hostname }) => isRoute(hostname))
      .map(({ host }) => ({ domain: host })),
  };
};

/** The name that leads to localhost is no other way. */
const isRoute = (host: string): boolean => host !== '127.0.0.1';

export const hasRoutes = ({ hosts }: Pick<LoadedBrand, 'hosts'>): boolean =>
  hosts.filter(isRoute).length > 1;

/** The ways to customer service, as the status has them. */
export const listServiceLinks = async (asking: Asking): Promise<ServiceLinks> =>
  (await loadedBrand(asking, asking.brand.code)).serviceLinks;
