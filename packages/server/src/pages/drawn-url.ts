import type { Status } from '@parlour/contract/brand';
import type { DrawnParameter, DrawnRoute } from '@parlour/contract/first-page';
import type { Context } from '../lib/context';
import { hallVendors, type PageSources } from './page-sources';

type Asking = {
  site: { findRoute: (pathname: string) => DrawnRoute };
  sources: Pick<PageSources, 'listVendors'>;
  context: Context;
  status: Status;
};

/**
 * The values that a parameter may have in a drawing. There are few: a drawing for each text that
 * somebody makes up would cost whoever makes it up nothing and us a processor.
 */
const valuesOf: Record<
  DrawnParameter,
  (asking: Asking, route: DrawnRoute) => Promise<readonly string[]>
> = {
  page: async ({ sources, context }, { path }) => {
    const { data } = await sources.listVendors(context, { language: context.language });
    return hallVendors(data.lanes, path).map(({ vassalage }) => vassalage);
  },
  mc: async (_asking, { memberPages }) => memberPages,
};

/** The one address of all that are drawn as this one is. A closed site has a single page. */
export const drawnUrl = async (asking: Asking, url: string): Promise<string> => {
  if (asking.status.systemStatus !== 0) return '/';
  const [pathname = '/', search = ''] = url.split('?');
  const route = asking.site.findRoute(pathname);
  const wanted = new URLSearchParams(search);
  const read = new URLSearchParams();
  for (const name of route.reads) {
    const value = wanted.get(name);
    if (!value) continue;
    const values = await valuesOf[name](asking, route);
    if (values.includes(value)) read.set(name, value);
  }
  return read.size > 0 ? `${route.path}?${read.toString()}` : route.path;
};
