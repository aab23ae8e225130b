import { type ArticleSection, type HelpItem, offersOf } from '@parlour/contract/content';
import type { FirstPage } from '@parlour/contract/first-page';
import { type Page, type PageName, pages } from '@parlour/contract/pages';
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

/**
 * What the sitemap has of a brand beside the listed pages: the halls whose game type has a vendor,
 * the pages that have something to show, and each help item and article.
 */
export const openPaths = async (sources: OpenSources, context: Context): Promise<string[]> => {
  const { language } = context;
  const [vendors, notices, help, articles] = await Promise.all([
    sources.listVendors(context, { language }),
    sources.readNotices(context, { types: 'PR', platform: 'W', execution: 'B', language }),
    sources.readHelp(context, { lang: language, device: 'WEB' }),
    articlePaths(sources, context),
  ]);
  const types = new Set(vendors.data.lanes.map(({ gameType }) => gameType));
  const halls = Object.values<Page>(pages).filter(
    ({ gameType, visibility }) => gameType && types.has(gameType) && visibility !== 'listed',
  );
  const promotions = offersOf(notices).includes('promotions') ? [pages.promotions] : [];
  return [
    ...[...halls, ...promotions, pages.join].map(({ path }) => path),
    ...flat(help.list).map(({ id }) => `${pages.help.path}?item=${id}`),
    ...articles,
  ];
};

type OpenSources = Pick<
  PageSources,
  'listArticleItems' | 'listVendors' | 'readHelp' | 'readNotices'
>;

/** The addresses of a brand's sections that have an article, and of each article. */
const articlePaths = async (
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
