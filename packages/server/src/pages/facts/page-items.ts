import type { ArticleSection, HelpItem } from '@parlour/contract/content';
import type { FirstPage } from '@parlour/contract/first-page';
import { type PageName, pages } from '@parlour/contract/pages';
import type { Context } from '../../lib/context';
import type { PageSources } from '../page-sources';

/** What a page shows at an address of its own, `?item=…`. */
export type PageItem = NonNullable<FirstPage['item']>;

export const hasItems = (name: PageName): boolean =>
  name === 'help' || name === 'memberHelp' || name === 'notices' || isSection(name);

const isSection = (name: PageName): name is ArticleSection => name === 'news' || name === 'blog';

/** The items of a page, in the language of the request. */
export const itemsOf = async (
  {
    readHelp,
    readNotices,
    listArticleItems,
  }: Pick<PageSources, 'listArticleItems' | 'readHelp' | 'readNotices'>,
  context: Context,
  name: PageName,
): Promise<PageItem[]> => {
  const { language } = context;
  if (name === 'notices') {
    const asked = { types: 'PL', platform: 'W', execution: 'B', language } as const;
    return (await readNotices(context, asked)).player.map(({ id, title }) => ({ id, title }));
  }
  if (name === 'promoDetail') {
    const asked = { types: 'PR', platform: 'W', execution: 'B', language } as const;
    return (await readNotices(context, asked)).promotion.map(({ id, title }) => ({ id, title }));
  }
  if (isSection(name)) return listArticleItems(context, name);
  const { list } = await readHelp(context, { lang: language, device: 'WEB' });
  return flat(list);
};

/** The addresses of a brand's sections that have an article, and of each article. */
export const articlePaths = async (
  { listArticleItems }: Pick<PageSources, 'listArticleItems'>,
  context: Context,
): Promise<string[]> => {
  const bySection = (['news', 'blog'] as const).map(async (section) => {
    const { path } = pages[section];
    const items = await listArticleItems(context, section);
    return items.length === 0 ? [] : [path, ...items.map(({ id }) => `${path}?item=${id}`)];
  });
  return (await Promise.all(bySection)).flat();
};

const flat = (list: readonly HelpItem[]): PageItem[] =>
  list.flatMap(({ id, title, children = [] }) => [{ id, title }, ...flat(children)]);
