import type { ContentKind } from '@parlour/contract/content-console';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import { flatTexts, type WrittenItem, textsOf } from './item-values';
import type { ContentPlace } from './place';

/** A row as its statement gives it: an object of values, the texts apart. */
type Row = { version: number; values: WrittenItem; texts: unknown };

export type KeptItem = { version: number; values: WrittenItem };

/**
 * Locks the place of an item, there or not: two people who write one of the same code wait for each
 * other.
 */
export const lockPlace = async (
  { kind, brand, code }: ContentPlace,
  sql: Transaction,
): Promise<void> => {
  if (kind === 'banner') {
    await sql`
      select pg_advisory_xact_lock_shared(hashtextextended(${`content banners ${brand}`}, 0))`;
  }
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`content ${kind} ${brand}:${code}`}, 0))`;
};

export const brandExists = async (sql: Transaction, brand: string): Promise<boolean> => {
  const rows = await sql`select from brand.brand_view where code = ${brand}`;
  return rows.length > 0;
};

/** A null value is none. */
export const findItem = async (
  sql: Transaction,
  place: ContentPlace,
): Promise<KeptItem | undefined> => {
  const [row] = await readers[place.kind](sql, place);
  return row && { version: row.version, values: { ...row.values, ...flatTexts(row.texts) } };
};

const readers: Record<ContentKind, (sql: Transaction, place: ContentPlace) => Promise<Row[]>> = {
  announcement: (sql, { brand, code }) => sql<Row>`
    select version, texts, jsonb_strip_nulls(jsonb_build_object('place', kind, 'rule', rule,
      'audience', audience, 'from', content.wire_time(starts_at),
      'until', content.wire_time(ends_at), 'position', position, 'enabled', enabled)) as values
    from content.announcement
    where brand = ${brand} and code = ${code}`,
  banner: (sql, { brand, code }) => bannerRows(sql, brand, code),
  help: (sql, { brand, code }) => sql<Row>`
    select version, texts, jsonb_strip_nulls(jsonb_build_object('parent', parent,
      'from', content.wire_time(starts_at), 'until', content.wire_time(ends_at),
      'position', position, 'enabled', enabled)) as values
    from content.help_item
    where brand = ${brand} and code = ${code}`,
  article: (sql, { brand, code }) => sql<Row>`
    select version, texts, jsonb_strip_nulls(jsonb_build_object('section', section,
      'image', image, 'from', content.wire_time(starts_at),
      'until', content.wire_time(ends_at), 'enabled', enabled)) as values
    from content.article
    where brand = ${brand} and code = ${code}`,
};

/** One banner of a brand, or all of them. */
const bannerRows = (
  sql: Sql,
  brand: string,
  code?: string,
): Promise<(Row & { code: string })[]> => sql<Row & { code: string }>`
  select code, version, texts, jsonb_strip_nulls(jsonb_build_object('group', group_name,
    'image', image, 'game', art ->> 'vendor' || '/' || (art ->> 'code'),
    'category', art ->> 'category', 'ink', art ->> 'ink', 'linkage', linkage_type,
    'link', link, 'audience', audience, 'from', content.wire_time(starts_at),
    'until', content.wire_time(ends_at), 'position', position, 'enabled', enabled)) as values
  from content.banner
  where brand = ${brand} and (${code ?? null}::text is null or code = ${code ?? null})
  order by code
  limit 5000`;

/** The banners of a brand by their codes. */
export const readAllBanners = async (
  sql: Sql,
  brand: string,
): Promise<ReadonlyMap<string, KeptItem>> => {
  const rows = await bannerRows(sql, brand);
  return new Map(
    rows.map(({ code, version, values, texts }) => [
      code,
      { version, values: { ...values, ...flatTexts(texts) } },
    ]),
  );
};

/**
 * Locks all banners of a brand, there or not, by one lock, which `lockPlace` shares: a lock of each
 * would fill the table of locks of all transactions.
 */
export const lockBanners = (sql: Transaction, brand: string): Promise<unknown> => sql`
  select pg_advisory_xact_lock(hashtextextended(${`content banners ${brand}`}, 0))`;

export const countBanners = async (sql: Transaction, brand: string): Promise<number> => {
  const [row] = await sql<{ count: number }>`
    select count(*)::integer as count from content.banner where brand = ${brand}`;
  return row!.count;
};

/** Writes an item as it is from now on, with the next version. */
export const writeItem = async (
  sql: Transaction,
  place: ContentPlace,
  values: WrittenItem,
): Promise<number> => {
  const given = JSON.stringify(values);
  const texts = JSON.stringify(textsOf(values));
  const [row] = await writers[place.kind](sql, place, { given, texts });
  return row!.version;
};

type Given = { given: string; texts: string };
type Write = (
  sql: Transaction,
  place: ContentPlace,
  given: Given,
) => Promise<{ version: number }[]>;

const writers: Record<ContentKind, Write> = {
  announcement: (sql, { brand, code }, { given, texts }) => sql<{ version: number }>`
    insert into content.announcement as item (brand, code, kind, rule, audience, starts_at,
      ends_at, position, enabled, texts)
    select ${brand}, ${code}, place, rule, audience, coalesce("from", lib.now()), until, position,
      enabled, ${texts}::jsonb
    from jsonb_to_record(${given}::jsonb) as given (place text, rule text, audience text,
      "from" timestamptz, until timestamptz, position integer, enabled boolean)
    on conflict on constraint announcement_code do update
    set kind = excluded.kind, rule = excluded.rule, audience = excluded.audience,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, position = excluded.position,
      enabled = excluded.enabled, texts = excluded.texts, version = item.version + 1
    returning version`,
  banner: (sql, { brand, code }, { given, texts }) => sql<{ version: number }>`
    insert into content.banner as item (brand, code, group_name, image, art, linkage_type, link,
      audience, starts_at, ends_at, position, enabled, texts)
    select ${brand}, ${code}, "group", image, case when game is not null then
        jsonb_strip_nulls(jsonb_build_object('vendor', split_part(game, '/', 1),
          'code', split_part(game, '/', 2), 'category', coalesce(category, 'RNG'), 'ink', ink)) end,
      linkage, link, audience, "from", until, position, enabled, ${texts}::jsonb
    from jsonb_to_record(${given}::jsonb) as given ("group" text, image text, game text,
      category text, ink text, linkage text, link text, audience text, "from" timestamptz,
      until timestamptz, position integer, enabled boolean)
    on conflict on constraint banner_code do update
    set group_name = excluded.group_name, image = excluded.image, art = excluded.art,
      linkage_type = excluded.linkage_type, link = excluded.link, audience = excluded.audience,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, position = excluded.position,
      enabled = excluded.enabled, texts = excluded.texts, version = item.version + 1
    returning version`,
  help: (sql, { brand, code }, { given, texts }) => sql<{ version: number }>`
    insert into content.help_item as item (brand, code, parent, starts_at, ends_at, position,
      enabled, texts)
    select ${brand}, ${code}, parent, "from", until, position, enabled, ${texts}::jsonb
    from jsonb_to_record(${given}::jsonb) as given (parent text, "from" timestamptz,
      until timestamptz, position integer, enabled boolean)
    on conflict on constraint help_item_code do update
    set parent = excluded.parent, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      position = excluded.position, enabled = excluded.enabled, texts = excluded.texts,
      version = item.version + 1
    returning version`,
  article: (sql, { brand, code }, { given, texts }) => sql<{ version: number }>`
    insert into content.article as item (brand, code, section, image, starts_at, ends_at, enabled,
      texts)
    select ${brand}, ${code}, section, image, coalesce("from", lib.now()), until, enabled,
      ${texts}::jsonb
    from jsonb_to_record(${given}::jsonb) as given (section text, image text, "from" timestamptz,
      until timestamptz, enabled boolean)
    on conflict on constraint article_code do update
    set section = excluded.section, image = excluded.image, starts_at = excluded.starts_at,
      ends_at = excluded.ends_at, enabled = excluded.enabled, texts = excluded.texts,
      version = item.version + 1
    returning version`,
};

/** Whether a help item is there, below no other. */
export const isTop = async (sql: Transaction, brand: string, code: string): Promise<boolean> => {
  const rows = await sql`
    select from content.help_item
    where brand = ${brand} and code = ${code} and parent is null
    for share`;
  return rows.length > 0;
};

/** Whether a help item has others below it. */
export const isParent = async (
  sql: Transaction,
  { brand, code }: ContentPlace,
): Promise<boolean> => {
  const rows = await sql`
    select from content.help_item where brand = ${brand} and parent = ${code} limit 1`;
  return rows.length > 0;
};
