import { type ArticleSection } from '@parlour/contract/content';
import { articlesOnPage, contentArticles } from '@parlour/contract/content-articles';
import { pages } from '@parlour/contract/pages';
import { call } from '../../../lib/api/api';
import { useRead, useReadInTurn } from '../../../lib/api/reads/use-read';
import { useSite } from '../../../lib/brand/brand';

const freshMs = 5 * 60_000;

/** A page of a section; a live message has it asked for again. */
export const useArticles = (section: ArticleSection, page: number) => {
  const { language, answers, path } = useSite();
  // Another section's are in no page of this one.
  const isServed = page === 1 && answers?.language === language && path === pages[section].path;
  return useReadInTurn({
    key: ['content', 'articles', language, section, page],
    read: ({ signal }) =>
      call(contentArticles.listArticles, { section, lang: language, page }, { signal }),
    freshMs,
    served: isServed ? answers.articles : undefined,
  });
};

export const useArticle = (section: ArticleSection, id: string) => {
  const { language } = useSite();
  return useRead({
    key: ['content', 'article', language, section, id],
    read: ({ signal }) =>
      call(contentArticles.readArticle, { id, section, lang: language }, { signal }),
    freshMs,
  });
};

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / articlesOnPage));
