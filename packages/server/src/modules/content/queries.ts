import type { Banner, BannerArt, LinkageType, PopupRule } from '@parlour/contract/content';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type BannerWords = NonNullable<Banner['text']>;

export type BannerRow = {
  id: bigint;
  groupName: string;
  image: string | null;
  art: BannerArt | null;
  background: string | null;
  linkageType: LinkageType;
  link: string | null;
  texts: Record<string, BannerWords>;
};

/** The brand's banners of this moment, group by group in the operator's order. */
export const readBanners = (
  sql: Sql,
  brand: string,
  audiences: readonly string[],
): Promise<BannerRow[]> =>
  sql<BannerRow>`
    select b.id, b.group_name as "groupName", b.image, b.art, g.background,
      b.linkage_type as "linkageType", b.link, b.texts
    from content.banner b
    left join catalogue.game_view g
      on g.vendor_code = b.art ->> 'vendor' and g.code = b.art ->> 'code' and g.enabled
    where b.brand = ${brand} and b.enabled and b.audience = any(${audiences}::text[])
      and (b.starts_at is null or b.starts_at <= lib.now())
      and (b.ends_at is null or lib.now() < b.ends_at)
    order by b.group_name, b.position, b.id
    limit 200`;

export type BannerSeed = {
  code: string;
  groupName: string;
  art: BannerArt;
  linkageType: LinkageType;
  link: string | null;
  texts: Record<string, BannerWords>;
};

export const insertBanners = async (
  sql: Transaction,
  brand: string,
  banners: BannerSeed[],
): Promise<void> => {
  await sql`
    insert into content.banner (brand, code, group_name, position, art, linkage_type, link, texts)
    select ${brand}, code, "groupName", row_number() over (), art, "linkageType", link, texts
    from jsonb_to_recordset(${JSON.stringify(banners)}::jsonb) as given(code text,
      "groupName" text, art jsonb, "linkageType" text, link text, texts jsonb)
    on conflict do nothing`;
};

export type HelpWords = { title: string; html: string };

export type HelpRow = { code: string; parent: string | null; texts: Record<string, HelpWords> };

/** The brand's help in the operator's order, items and their children. */
export const readHelpRows = (sql: Sql, brand: string): Promise<HelpRow[]> =>
  sql<HelpRow>`
    select code, parent, texts
    from content.help_item
    where brand = ${brand} and enabled
      and (starts_at is null or starts_at <= lib.now())
      and (ends_at is null or lib.now() < ends_at)
    order by position, id
    limit 200`;

export type HelpSeed = { code: string; texts: Record<string, HelpWords> };

export const insertHelp = async (
  sql: Transaction,
  brand: string,
  items: HelpSeed[],
): Promise<void> => {
  await sql`
    insert into content.help_item (brand, code, position, texts)
    select ${brand}, code, row_number() over (), texts
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as given(code text, texts jsonb)
    on conflict do nothing`;
};

export type SeedTexts = {
  kind: 'announcement' | 'banner' | 'help';
  code: string;
  texts: Record<string, object>;
};

/** The site's own items that have other words than these, and that no operator wrote. */
export const listFormerTexts = (
  sql: Transaction,
  brand: string,
  items: SeedTexts[],
): Promise<SeedTexts[]> => sql<SeedTexts>`
  select kind, code, given.texts
  from (
    select 'help' as kind, code, texts, version from content.help_item where brand = ${brand}
    union all
    select 'announcement', code, texts, version from content.announcement where brand = ${brand}
    union all
    select 'banner', code, texts, version from content.banner where brand = ${brand}
  ) as item
  join jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
    as given(kind text, code text, texts jsonb) using (kind, code)
  where item.texts <> given.texts
    and not exists (
      select from content.version v
      where v.brand = ${brand} and v.kind = item.kind and v.code = item.code
        and v.version = item.version)
  order by kind, code`;

/** Writes the words of an item as its next version. */
export const updateTexts = (sql: Transaction, brand: string, { kind, code, texts }: SeedTexts) =>
  updaters[kind](sql, brand, code, JSON.stringify(texts));

type Update = (sql: Transaction, brand: string, code: string, texts: string) => Promise<unknown>;

const updaters: Record<SeedTexts['kind'], Update> = {
  help: (sql, brand, code, texts) => sql`
    update content.help_item set texts = ${texts}::jsonb, version = version + 1
    where brand = ${brand} and code = ${code}`,
  announcement: (sql, brand, code, texts) => sql`
    update content.announcement set texts = ${texts}::jsonb, version = version + 1
    where brand = ${brand} and code = ${code}`,
  banner: (sql, brand, code, texts) => sql`
    update content.banner set texts = ${texts}::jsonb, version = version + 1
    where brand = ${brand} and code = ${code}`,
};

export type AnnouncementRow = {
  code: string;
  rule: PopupRule | null;
  texts: Record<string, HelpWords>;
  startsAt: Date;
};

/** The brand's announcements of this moment, in the operator's order, then the newest first. */
export const readAnnouncements = (
  sql: Sql,
  brand: string,
  { kind, audiences }: { kind: 'player' | 'popup'; audiences: readonly string[] },
): Promise<AnnouncementRow[]> =>
  sql<AnnouncementRow>`
    select code, rule, texts, starts_at as "startsAt"
    from content.announcement
    where brand = ${brand} and kind = ${kind} and enabled
      and audience = any(${audiences}::text[])
      and starts_at <= lib.now()
      and (ends_at is null or lib.now() < ends_at)
    order by position, starts_at desc, id desc
    limit 200`;

/**
 * For each brand a text that changes whenever what it shows at the moment does: announcements,
 * banners, help, articles. A row's `xmin` is the transaction that wrote it.
 */
export const readContentVersions = (sql: Sql): Promise<{ brand: string; version: string }[]> =>
  sql<{ brand: string; version: string }>`
    select brand, md5(string_agg(kind || id || ' ' || row, ',' order by kind, id)) as version
    from (
      select brand, 'announcement' as kind, id, xmin::text as row, enabled, starts_at, ends_at
      from content.announcement
      union all
      select brand, 'article', id, xmin::text, enabled, starts_at, ends_at from content.article
      union all
      select brand, 'banner', id, xmin::text, enabled, starts_at, ends_at from content.banner
      union all
      select brand, 'help', id, xmin::text, enabled, starts_at, ends_at from content.help_item
    ) as item
    where enabled
      and (starts_at is null or starts_at <= lib.now())
      and (ends_at is null or lib.now() < ends_at)
    group by brand`;

export type AnnouncementSeed = { code: string; texts: Record<string, HelpWords> };

export const insertAnnouncements = async (
  sql: Transaction,
  brand: string,
  announcements: AnnouncementSeed[],
): Promise<void> => {
  await sql`
    insert into content.announcement (brand, code, kind, position, texts)
    select ${brand}, code, 'player', row_number() over (), texts
    from jsonb_to_recordset(${JSON.stringify(announcements)}::jsonb)
      as given(code text, texts jsonb)
    on conflict do nothing`;
};

export const listBrands = (sql: Sql): Promise<{ code: string; currency: string }[]> =>
  sql<{ code: string; currency: string }>`
    select code, currency from brand.brand_view order by code limit 1000`;

export const readIsPausing = async (sql: Sql, playerId: string): Promise<boolean> => {
  const [row] = await sql<{ isPausing: boolean }>`
    select exists (
      select from compliance.pausing_view where player_id = ${playerId}::bigint
    ) as "isPausing"`;
  return row!.isPausing;
};
