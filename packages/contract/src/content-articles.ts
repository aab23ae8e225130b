import type { ArticleSection } from './content';
import { choice, endpoint, endpoints, output, text, whole } from './endpoint';

export const articleSections = ['news', 'blog'] as const satisfies readonly ArticleSection[];

/** An article as a list shows it. */
export type ArticleCard = {
  id: string;
  title: string;
  summary?: string;
  /** The address of its picture. */
  image?: string;
  at: string;
};

/** `html` contains only what the server's allow-list permits. */
export type Article = ArticleCard & { html: string };

export type ArticlePage = { list: ArticleCard[]; total: number };

export const articlesOnPage = 20;

/** The calls of the news and the blog, apart from those that every page makes. */
export const contentArticles = endpoints('content', {
  /** The articles of a section, the newest first. */
  listArticles: endpoint({
    method: 'GET',
    path: '/api/content/articles',
    caller: 'anyone',
    input: {
      section: choice(articleSections),
      lang: text({ max: 8 }),
      page: whole({ min: 1, max: 500, optional: true }),
    },
    output: output<ArticlePage>(),
    refusals: [],
  }),
  readArticle: endpoint({
    method: 'GET',
    path: '/api/content/articles/{id}',
    caller: 'anyone',
    input: { id: text({ max: 40 }), section: choice(articleSections), lang: text({ max: 8 }) },
    output: output<Article>(),
    refusals: ['request.unknown'],
  }),
});
