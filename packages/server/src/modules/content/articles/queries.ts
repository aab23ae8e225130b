import type { ArticleSection } from '@parlour/contract/content';
import type { Sql } from '@parlour/node-kit/database/database';

export type ArticleRow = {
  code: string;
  texts: Record<string, Partial<Record<'title' | 'summary' | 'html', unknown>>>;
  image: string | null;
  startsAt: Date;
};

type Wanted = { section: ArticleSection; most: number; skip: number };

/** The brand's articles of this moment, the newest first, each without its HTML. */
export const readArticles = (
  sql: Sql,
  brand: string,
  { section, most, skip }: Wanted,
): Promise<ArticleRow[]> =>
  sql<ArticleRow>`
    select code, content.without_html(texts) as texts, image, starts_at as "startsAt"
    from content.article
    where brand = ${brand} and section = ${section} and enabled
      and starts_at <= lib.now()
      and (ends_at is null or lib.now() < ends_at)
    order by starts_at desc, id desc
    limit ${most} offset ${skip}`;

export const countArticles = async (
  sql: Sql,
  brand: string,
  section: ArticleSection,
): Promise<number> => {
  const [row] = await sql<{ count: number }>`
    select count(*)::integer as count
    from content.article
    where brand = ${brand} and section = ${section} and enabled
      and starts_at <= lib.now()
      and (ends_at is null or lib.now() < ends_at)`;
  return row!.count;
};

export const findArticle = async (
  sql: Sql,
  brand: string,
  { section, code }: { section: ArticleSection; code: string },
): Promise<ArticleRow | undefined> => {
  const [row] = await sql<ArticleRow>`
    select code, texts, image, starts_at as "startsAt"
    from content.article
    where brand = ${brand} and section = ${section} and code = ${code} and enabled
      and starts_at <= lib.now()
      and (ends_at is null or lib.now() < ends_at)`;
  return row;
};

/** The sections in which there is an article now. */
export const listSections = async (sql: Sql, brand: string): Promise<ArticleSection[]> => {
  const rows = await sql<{ section: ArticleSection }>`
    select distinct section
    from content.article
    where brand = ${brand} and enabled
      and starts_at <= lib.now()
      and (ends_at is null or lib.now() < ends_at)
    order by section desc
    limit 2`;
  return rows.map(({ section }) => section);
};
