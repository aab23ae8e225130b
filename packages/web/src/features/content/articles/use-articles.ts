import { type ArticleSection } from '@parlour/contract/content';
import { articlesOnPage, contentArticles } from '@parlour/contract/content-articles';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api';
import { useSite } from '../../../lib/brand/brand';

const freshMs = 5 * 60_000;

/** A page of a section; a live message has it asked for again. */
export const useArticles = (section: ArticleSection, page: number) => {
  const { language } = useSite();
  return useQuery({
    queryKey: ['content', 'articles', language, section, page],
    queryFn: ({ signal }) =>
      call(contentArticles.listArticles, { section, lang: language, page }, { signal }),
    staleTime: freshMs,
    placeholderData: (before) => before,
  });
};

export const useArticle = (section: ArticleSection, id: string) => {
  const { language } = useSite();
  return useQuery({
    queryKey: ['content', 'article', language, section, id],
    queryFn: ({ signal }) =>
      call(contentArticles.readArticle, { id, section, lang: language }, { signal }),
    staleTime: freshMs,
  });
};

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / articlesOnPage));
