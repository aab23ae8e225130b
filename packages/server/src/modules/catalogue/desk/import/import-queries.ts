import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { Texts } from '../../vendor-game';
import type { GameSettings } from './game-settings';

export const brandExists = async (sql: Sql, brand: string): Promise<boolean> => {
  const rows = await sql`select from brand.brand_view where code = ${brand}`;
  return rows.length > 0;
};

type SettingsRow = {
  key: string;
  isOff: boolean;
  isHot: boolean;
  place: number | null;
  names: Texts;
};

/** What the brand sets of its games, by `VENDOR/code`; games of which nothing is set are none. */
export const readSettings = async (
  sql: Sql,
  brand: string,
): Promise<ReadonlyMap<string, GameSettings>> => {
  const rows = await sql<SettingsRow>`
    select vendor_code || '/' || code as key, hidden as "isOff", is_hot as "isHot", place, names
    from catalogue.shown_game
    where brand = ${brand} and (hidden or is_hot or place is not null or names <> '{}')
    order by 1
    limit 50000`;
  return new Map(
    rows.map(({ key, isOff, isHot, place, names }) => [
      key,
      {
        ...(isOff && { off: true as const }),
        ...(isHot && { hot: true as const }),
        ...(place !== null && { place }),
        names,
      },
    ]),
  );
};

/** Those of the names that are games of the brand's vendors. */
export const findGameKeys = async (
  sql: Sql,
  brand: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await sql<{ key: string }>`
    select g.vendor_code || '/' || g.code as key
    from catalogue.game g
    where (g.vendor_code, g.code) in (
        select split_part(key, '/', 1), substr(key, strpos(key, '/') + 1)
        from unnest(${[...keys]}::text[]) as given (key))
      and g.vendor_code in (select code from catalogue.vendor where brand = ${brand})
    limit 5000`;
  return new Set(rows.map(({ key }) => key));
};

type Written = { key: string } & GameSettings;

/** Sets what these games are in the brand, whatever was set of them. */
export const writeSettings = (
  sql: Transaction,
  brand: string,
  games: readonly Written[],
): Promise<unknown> => sql`
  insert into catalogue.shown_game as s (brand, vendor_code, code, hidden, is_hot, place, names)
  select ${brand}, split_part(key, '/', 1), substr(key, strpos(key, '/') + 1),
    coalesce("off", false), coalesce(hot, false), place, names
  from jsonb_to_recordset(${JSON.stringify(games)}::jsonb) as given (key text, "off" boolean,
    hot boolean, place integer, names jsonb)
  on conflict (brand, vendor_code, code)
  do update set hidden = excluded.hidden, is_hot = excluded.is_hot, place = excluded.place,
    names = excluded.names`;

export type ExportedGame = { vendor: string; code: string };

type Wanted = { brand: string; vendor?: string | undefined; gameType?: string | undefined };

/** The games of a file: by vendor and code. */
export const listExported = (
  sql: Sql,
  { brand, vendor, gameType }: Wanted,
  most: number,
): Promise<ExportedGame[]> => sql<ExportedGame>`
  select vendor_code as vendor, code
  from catalogue.game
  where game_type is not null
    and vendor_code in (select code from catalogue.vendor where brand = ${brand})
    and (${vendor ?? null}::text is null or vendor_code = ${vendor ?? null})
    and (${gameType ?? null}::text is null or game_type = ${gameType ?? null})
  order by vendor_code, code
  limit ${most}`;
