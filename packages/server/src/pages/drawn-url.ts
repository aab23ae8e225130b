import type { Status } from '@parlour/contract/brand';
import { builtMemberPages } from '@parlour/contract/centres';
import { galleryPath, type Page, pageOf } from '@parlour/contract/pages';
import type { Context } from '../lib/context';
import { hasItems } from './facts/page-items';
import { hallVendors, type NamedSources } from './page-sources';

type Asking = {
  sources: Pick<NamedSources, 'listItems' | 'listVendors'>;
  context: Context;
  status: Status;
};

/** A query parameter on which a rendering may depend; the others are the browser's. */
type DrawnParameter = 'page' | 'mc' | 'part' | 'item' | 'id';

/**
 * The values that a parameter may have in a rendering. They are few: a rendering for each invented
 * text would cost its inventor nothing and us a processor.
 */
const valuesOf: Record<DrawnParameter, (asking: Asking, page: Page) => Promise<readonly string[]>> =
  {
    page: async ({ sources, context }, { gameType }) => {
      const { data } = await sources.listVendors(context, { language: context.language });
      return hallVendors(data.lanes, gameType).map(({ vassalage }) => vassalage);
    },
    mc: async () => builtMemberPages,
    part: async () => ['own'],
    item: async ({ sources, context }, { name }) =>
      (await sources.listItems(context, name)).map(({ id }) => id),
    id: async ({ sources, context }, { name }) =>
      (await sources.listItems(context, name)).map(({ id }) => id),
  };

/**
 * A hall shows one vendor, and an item has a title and an address of its own; the member centre
 * opens over every page of ours in the full frame.
 */
const readsOf = ({ name, gameType, frame }: Page): DrawnParameter[] => [
  ...(gameType ? (['page'] as const) : []),
  ...(hasItems(name) ? (['item'] as const) : []),
  ...(name === 'promoDetail' ? (['id'] as const) : []),
  ...(frame === 'full' && name !== 'notFound' ? (['mc', 'part'] as const) : []),
];

/**
 * The one address of all requests that render alike: one for all spellings of a path of ours, one
 * for all paths that are not ours. A closed site has a single page.
 */
export const drawnUrl = async (asking: Asking, url: string): Promise<string> => {
  if (asking.status.systemStatus !== 0) return '/';
  const [pathname = '/', search = ''] = url.split('?');
  if (pathname === galleryPath) return galleryPath;
  const page = pageOf(pathname);
  const query = new URLSearchParams(search);
  const read = new URLSearchParams();
  for (const name of readsOf(page)) {
    const value = query.get(name);
    // Only the first page of the centre has a part.
    if (!value || (name === 'part' && read.get('mc') !== 'securityCenter')) continue;
    const values = await valuesOf[name](asking, page);
    if (values.includes(value)) read.set(name, value);
  }
  // One drawing for all games: only whether one is named decides which header it has.
  if (page.namesGame && query.get('vassalage')) read.set('vassalage', '');
  return read.size > 0 ? `${page.path}?${read.toString()}` : page.path;
};
