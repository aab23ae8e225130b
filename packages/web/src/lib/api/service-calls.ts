import { brand } from '@parlour/contract/brand';
import { currentStatus } from '../brand/brand';
import { call } from './api';
import { readCache, writeCache } from './cache';
import { client } from './client';

export const listServiceLinks = () => call(brand.listServiceLinks, {});

type Routes = Awaited<ReturnType<typeof listRoutes>>;

const listRoutes = () => call(brand.listRoutes, {});

/** The hosts, as this tab knows them until the brand changes. */
export const cachedRoutes = async (): Promise<Routes> => {
  const mark = { version: currentStatus().configVersion, language: client.language };
  const kept = readCache<Routes>('routers', mark);
  if (kept) return kept;
  const routes = await listRoutes();
  writeCache('routers', mark, routes, new Date());
  return routes;
};
