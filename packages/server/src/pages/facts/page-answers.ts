import type { Notices } from '@parlour/contract/content';
import type { FirstPage } from '@parlour/contract/first-page';
import { type PageName, pageOf } from '@parlour/contract/pages';
import type { Context } from '../../lib/context';
import type { NamedSources } from '../page-sources';

type Answers = NonNullable<FirstPage['answers']>;

type Asked = 'listArticles' | 'listHelp' | 'listMenus' | 'listVietnamMenus';
type Sources = Pick<NamedSources, Asked>;

/** In characters of JSON; what is longer would make the page heavy, and is asked for. */
const longest = 40_000;

/** What the call of a page would answer a visitor, where its address asks for nothing more. */
export const answersOf = async (
  sources: Sources,
  context: Context,
  notices: Notices,
  url: string,
): Promise<Answers | undefined> => {
  const { pathname, search } = new URL(url, 'http://page');
  const { name } = pageOf(pathname);
  // A promotion has its page at `?id=`.
  if (search !== '' && name !== 'promoDetail') return undefined;
  const own = await ownAnswers(sources, context, { notices, name });
  if (!own || JSON.stringify(own).length > longest) return undefined;
  return { language: context.language, ...own };
};

const ownAnswers = async (
  sources: Sources,
  context: Context,
  { notices, name }: { notices: Notices; name: PageName },
): Promise<Omit<Answers, 'language'> | undefined> => {
  switch (name) {
    case 'promotions':
    case 'promoDetail':
    case 'notices':
      return { notices };
    case 'help':
      return { help: await sources.listHelp(context) };
    case 'news':
    case 'blog': {
      const asked = { section: name, lang: context.language, page: 1 };
      return { articles: await sources.listArticles(context, asked) };
    }
    case 'vnlottery': {
      const { vnLotteryMenus } = await sources.listVietnamMenus(context, {});
      return vnLotteryMenus.length === 0 ? { hasNoLottery: true } : undefined;
    }
    case 'lottery':
    case 'seaLottery': {
      const { list } = await sources.listMenus(context, { language: context.language });
      return list.length === 0 ? { hasNoLottery: true } : undefined;
    }
    default:
      return undefined;
  }
};
