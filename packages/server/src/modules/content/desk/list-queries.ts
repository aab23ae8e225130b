import type { ContentKind } from '@parlour/contract/content-console';
import type { Sql } from '@parlour/node-kit/database/database';

export type ListedItem = {
  code: string;
  place: string | null;
  texts: Record<string, Record<string, unknown>>;
  enabled: boolean;
  isBegun: boolean;
  isOver: boolean;
  from: string | null;
  until: string | null;
  version: number;
};

const most = 500;

/**
 * Every item of a kind that a brand has, shown or not, in the operator's order; of a long text its
 * first letters.
 */
export const listRows = (sql: Sql, kind: ContentKind, brand: string): Promise<ListedItem[]> =>
  lists[kind](sql, brand);

const lists: Record<ContentKind, (sql: Sql, brand: string) => Promise<ListedItem[]>> = {
  announcement: (sql, brand) => sql<ListedItem>`
    select code, kind as place, content.short_texts(texts) as texts, enabled, version,
      starts_at <= lib.now() as "isBegun",
      coalesce(ends_at <= lib.now(), false) as "isOver",
      content.wire_time(starts_at) as "from", content.wire_time(ends_at) as until
    from content.announcement
    where brand = ${brand}
    order by kind, position, starts_at desc, id desc
    limit ${most}`,
  banner: (sql, brand) => sql<ListedItem>`
    select code, group_name as place, content.short_texts(texts) as texts, enabled, version,
      coalesce(starts_at <= lib.now(), true) as "isBegun",
      coalesce(ends_at <= lib.now(), false) as "isOver",
      content.wire_time(starts_at) as "from", content.wire_time(ends_at) as until
    from content.banner
    where brand = ${brand}
    order by group_name, position, id
    limit ${most}`,
  help: (sql, brand) => sql<ListedItem>`
    select code, parent as place, content.short_texts(texts) as texts, enabled, version,
      coalesce(starts_at <= lib.now(), true) as "isBegun",
      coalesce(ends_at <= lib.now(), false) as "isOver",
      content.wire_time(starts_at) as "from", content.wire_time(ends_at) as until
    from content.help_item
    where brand = ${brand}
    order by position, id
    limit ${most}`,
  article: (sql, brand) => sql<ListedItem>`
    select code, section as place, content.short_texts(texts) as texts, enabled, version,
      starts_at <= lib.now() as "isBegun",
      coalesce(ends_at <= lib.now(), false) as "isOver",
      content.wire_time(starts_at) as "from", content.wire_time(ends_at) as until
    from content.article
    where brand = ${brand}
    order by starts_at desc, id desc
    limit ${most}`,
};
