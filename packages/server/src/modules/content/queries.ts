import type { Banner, BannerArt, LinkageType } from '@parlour/contract/content';
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
export const readBanners = (sql: Sql, brand: string): Promise<BannerRow[]> =>
  sql<BannerRow>`
    select b.id, b.group_name as "groupName", b.image, b.art, g.background,
      b.linkage_type as "linkageType", b.link, b.texts
    from content.banner b
    left join catalogue.game_view g
      on g.vendor_code = b.art ->> 'vendor' and g.code = b.art ->> 'code' and g.enabled
    where b.brand = ${brand} and b.enabled
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
