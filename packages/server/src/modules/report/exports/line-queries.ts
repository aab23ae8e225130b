import type { Sql, Transaction } from '@parlour/node-kit/database/database';

/** Days of the brand, both counted in. */
export type BrandDays = { brand: string; from?: string | undefined; to?: string | undefined };

/** How many players registered in these days, at most so many. */
export const countPlayers = async (
  sql: Sql,
  { brand, from, to }: BrandDays,
  most: number,
): Promise<number> => {
  const [row] = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from player.listed_view p
      join brand.brand_view b on b.code = p.brand
      where p.brand = ${brand}
        and (${from ?? null}::date is null
          or p.registered_at >= ${from ?? null}::date::timestamp at time zone b.time_zone)
        and (${to ?? null}::date is null
          or p.registered_at < (${to ?? null}::date + 1)::timestamp at time zone b.time_zone)
      limit ${most}
    ) found`;
  return row!.count;
};

/** Begins to read the players of these days, the newest first; `fetchLines` goes on. */
export const openPlayers = (
  sql: Transaction,
  { brand, from, to }: BrandDays,
): Promise<unknown> => sql`
  declare export_lines no scroll cursor for
  select array[p.id::text, p.username, p.type::text, coalesce(s.state, 'active'), p.rank_label,
    p.currency, to_char(p.registered_at at time zone b.time_zone, 'YYYY-MM-DD HH24:MI:SS'),
    coalesce(f.deposits, 0)::text, coalesce(f.withdrawals, 0)::text, coalesce(f.net, 0)::text]
    as cells
  from player.listed_view p
  join brand.brand_view b on b.code = p.brand
  left join report.player_30d f on f.player_id = p.id
  left join compliance.player_state_view s
    on s.player_id = p.id and (s.until is null or s.until > lib.now())
  where p.brand = ${brand}
    and (${from ?? null}::date is null
      or p.registered_at >= ${from ?? null}::date::timestamp at time zone b.time_zone)
    and (${to ?? null}::date is null
      or p.registered_at < (${to ?? null}::date + 1)::timestamp at time zone b.time_zone)
  order by p.registered_at desc, p.id desc`;

export const countMoney = async (
  sql: Sql,
  { brand, from, to }: BrandDays,
  most: number,
): Promise<number> => {
  const [row] = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from cashier.brand_money_view m
      join brand.brand_view b on b.code = ${brand}
      where m.brand = ${brand}
        and m.created_at >= ${from}::date::timestamp at time zone b.time_zone
        and m.created_at < (${to}::date + 1)::timestamp at time zone b.time_zone
      limit ${most}
    ) found`;
  return row!.count;
};

/** Begins to read the deposits and withdrawals of these days, the newest first. */
export const openMoney = (sql: Transaction, { brand, from, to }: BrandDays): Promise<unknown> =>
  sql`
    declare export_lines no scroll cursor for
    select array[to_char(m.created_at at time zone b.time_zone, 'YYYY-MM-DD HH24:MI:SS'), m.kind,
      m.number, m.player_id::text, p.username, m.method_code, m.amount::text, m.fee::text,
      m.currency, m.status] as cells
    from cashier.brand_money_view m
    join brand.brand_view b on b.code = ${brand}
    left join player.listed_view p on p.id = m.player_id
    where m.brand = ${brand}
      and m.created_at >= ${from}::date::timestamp at time zone b.time_zone
      and m.created_at < (${to}::date + 1)::timestamp at time zone b.time_zone
    order by m.created_at desc, m.number`;

export const fetchLines = (sql: Transaction): Promise<{ cells: (string | null)[] }[]> =>
  sql<{ cells: (string | null)[] }>`fetch 500 from export_lines`;

export const closeLines = (sql: Transaction): Promise<unknown> => sql`close export_lines`;
