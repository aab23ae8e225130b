import type { Sql } from '@parlour/node-kit/database/database';

/** A brand that shows a vendor, the first of them. */
export const readPlacement = async (
  sql: Sql,
  code: string,
): Promise<{ brand: string; currency: string } | undefined> => {
  const [row] = await sql<{ brand: string; currency: string }>`
    select v.brand, b.currency
    from catalogue.vendor_view v join brand.brand_view b on b.code = v.brand
    where v.code = ${code} and v.enabled
    order by v.brand = 'main' desc, v.brand limit 1`;
  return row;
};

export const readFirstGame = async (sql: Sql, code: string): Promise<string | undefined> => {
  const [row] = await sql<{ code: string }>`
    select code from catalogue.game_view where vendor_code = ${code} and enabled
    order by code limit 1`;
  return row?.code;
};

export const readBrandCurrency = async (sql: Sql, brand: string): Promise<string | undefined> => {
  const [row] = await sql<{ currency: string }>`
    select currency from brand.brand_view where code = ${brand}`;
  return row?.currency;
};

export const readTestPlayer = async (
  sql: Sql,
  brand: string,
  username: string,
): Promise<string | undefined> => {
  const [row] = await sql<{ id: string }>`
    select id::text as id from player.player_view
    where brand = ${brand} and username = ${username}`;
  return row?.id;
};
