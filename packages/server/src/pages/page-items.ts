import type { HelpItem } from '@parlour/contract/content';
import type { PageName } from '@parlour/contract/pages';
import type { Context } from '../lib/context';
import type { PageSources } from './page-sources';

/** What a page shows at an address of its own, `?item=…`. */
export type PageItem = { id: string; title: string };

export const hasItems = (name: PageName): boolean =>
  name === 'help' || name === 'memberHelp' || name === 'notices';

/** The items of a page, in the language of the request. */
export const itemsOf = async (
  { readHelp, readNotices }: Pick<PageSources, 'readHelp' | 'readNotices'>,
  context: Context,
  name: PageName,
): Promise<PageItem[]> => {
  const { language } = context;
  if (name === 'notices') {
    const asked = { types: 'PL', platform: 'W', execution: 'B', language } as const;
    return (await readNotices(context, asked)).player.map(({ id, title }) => ({ id, title }));
  }
  const { list } = await readHelp(context, { lang: language, device: 'WEB' });
  return flat(list);
};

const flat = (list: readonly HelpItem[]): PageItem[] =>
  list.flatMap(({ id, title, children = [] }) => [{ id, title }, ...flat(children)]);
