import { type ArticleSection } from '@parlour/contract/content';
import {
  type Article,
  type ArticleCard,
  articlesOnPage,
  type contentArticles,
} from '@parlour/contract/content-articles';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { wordsIn } from '@parlour/locales/words-in';
import type { Brand, Context } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { cleanHtml } from '../clean-html';
import { type ArticleRow, countArticles, findArticle, readArticles } from './queries';

type Asking = Pick<Context, 'sql' | 'brand'>;

/** A page of a section, the newest first; one without a translation is in the brand's language. */
export const listArticles = async (
  { sql, brand }: Asking,
  { section, lang, page = 1 }: InputOf<typeof contentArticles.listArticles>,
): Promise<OutputOf<typeof contentArticles.listArticles>> => {
  const skip = (page - 1) * articlesOnPage;
  const [rows, total] = await Promise.all([
    readArticles(sql, brand.code, { section, most: articlesOnPage, skip }),
    countArticles(sql, brand.code, section),
  ]);
  return { list: rows.flatMap((row) => cardOf(row, lang, brand)), total };
};

/** The most addresses of a section that are listed for search engines. */
const mostItems = 500;

/** What each article of a section says of itself outside the site. */
export const listArticleItems = async (
  { sql, brand, language }: Pick<Context, 'brand' | 'language' | 'sql'>,
  section: ArticleSection,
): Promise<Omit<ArticleCard, 'at'>[]> => {
  const rows = await readArticles(sql, brand.code, { section, most: mostItems, skip: 0 });
  return rows.flatMap((row) =>
    cardOf(row, language, brand).map(({ id, title, summary, image }) => ({
      id,
      title,
      ...(summary !== undefined && { summary }),
      ...(image !== undefined && { image }),
    })),
  );
};

export const readArticle = async (
  { sql, brand }: Asking,
  { id: code, section, lang }: InputOf<typeof contentArticles.readArticle>,
): Promise<Article> => {
  const row = await findArticle(sql, brand.code, { section, code });
  const [card] = row ? cardOf(row, lang, brand) : [];
  if (!row || !card) throw new Refusal('request.unknown');
  const html = textOf(wordsIn(row.texts, lang, brand)?.html);
  return { ...card, html: cleanHtml(html) };
};

/** As a list shows it, or none where a row has no title. */
const cardOf = (
  { code, texts, image, startsAt }: ArticleRow,
  language: string,
  brand: Brand,
): ArticleCard[] => {
  const words = wordsIn(texts, language, brand) ?? {};
  const [title, summary] = [textOf(words.title), textOf(words.summary)];
  if (title === '') return [];
  return [
    {
      id: code,
      title,
      ...(summary !== '' && { summary }),
      ...(image !== null && { image }),
      at: startsAt.toISOString(),
    },
  ];
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
