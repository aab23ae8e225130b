import type { GameType } from '@parlour/contract/catalogue';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { Texts } from '../vendor-game';

export type DeskGameRow = {
  id: bigint;
  vendor: string;
  code: string;
  names: Texts;
  gameType: GameType;
  gameClass: string;
  isHot: boolean;
  isOff: boolean;
  isClassOff: boolean;
  isClosed: boolean;
  place: number | null;
  rounds: number;
};

export type DeskFilter = {
  brand: string;
  id?: string | undefined;
  /** Folded, with `%` and `_` as letters. */
  search?: string | undefined;
  vendor?: string | undefined;
  gameType?: string | undefined;
  gameClass?: string | undefined;
  state?: string | undefined;
  after?: { place: string; id: string } | undefined;
};

/** Beyond every place: games without one come after those with one. */
const noPlace = 2_147_483_647;

/** Places of games in their category first, then by number. */
export const readDeskGames = (
  sql: Sql,
  { brand, id, search, vendor, gameType, gameClass, state, after }: DeskFilter,
  most: number,
): Promise<DeskGameRow[]> => sql<DeskGameRow>`
  select * from (
    select g.id, g.vendor_code as vendor, g.code,
      g.names || coalesce(s.names, '{}') as names, g.game_type as "gameType",
      g.classify as "gameClass", coalesce(s.is_hot, false) as "isHot",
      coalesce(s.hidden, false) as "isOff", c.classify is not null as "isClassOff",
      not g.enabled as "isClosed", s.place, coalesce(p.rounds, 0)::integer as rounds
    from catalogue.game g
    left join catalogue.shown_game s
      on s.brand = ${brand} and s.vendor_code = g.vendor_code and s.code = g.code
    left join catalogue.off_class c on c.brand = ${brand} and c.classify = g.classify
    left join catalogue.popularity p on p.brand = ${brand} and p.game_id = g.id
    where g.game_type is not null
      and g.vendor_code in (select code from catalogue.vendor where brand = ${brand})
      and (${id ?? null}::bigint is null or g.id = ${id ?? null}::bigint)
      and (${search ?? null}::text is null or g.search_fold like '%' || ${search ?? null} || '%')
      and (${vendor ?? null}::text is null or g.vendor_code = ${vendor ?? null})
      and (${gameType ?? null}::text is null or g.game_type = ${gameType ?? null})
      and (${gameClass ?? null}::text is null or g.classify = ${gameClass ?? null})
      and (${after?.id ?? null}::bigint is null
        or (coalesce(s.place, ${noPlace}), g.id)
          > (${after?.place ?? null}::bigint, ${after?.id ?? null}::bigint))
  ) d
  where case ${state ?? null}::text
      when 'off' then "isOff" or "isClassOff"
      when 'hot' then "isHot"
      when 'closed' then "isClosed"
      when 'shown' then not ("isOff" or "isClassOff" or "isClosed")
      else true end
  order by coalesce(place, ${noPlace}), id
  limit ${most}`;

export const keyOf = ({ place, id }: Pick<DeskGameRow, 'place' | 'id'>): string =>
  `${place ?? noPlace}.${id}`;

export type ListingRow = {
  vendor: string;
  gameType: GameType;
  titles: Texts;
  games: number;
  isShown: boolean;
  maintenance: boolean;
};

export const readListings = (sql: Sql, brand: string): Promise<ListingRow[]> => sql<ListingRow>`
  select v.code as vendor, v.game_type as "gameType", v.titles, v.enabled as "isShown",
    v.maintenance, (
      select count(*)::integer from catalogue.game g
      where g.vendor_code = v.code and g.game_type = v.game_type and g.enabled
    ) as games
  from catalogue.vendor v
  where v.brand = ${brand}
  order by v.game_type, v.position, v.code
  limit 500`;

export type ClassRow = { gameClass: string; games: number; isOff: boolean };

/** A class that is off stays in the list when no vendor has a game of it. */
export const readClasses = (sql: Sql, brand: string): Promise<ClassRow[]> => sql<ClassRow>`
  select coalesce(g.classify, c.classify) as "gameClass", coalesce(g.games, 0)::integer as games,
    c.classify is not null as "isOff"
  from (
    select classify, count(*) as games from catalogue.game
    where enabled and game_type is not null
      and vendor_code in (select code from catalogue.vendor where brand = ${brand})
    group by classify
  ) g
  full join (select classify from catalogue.off_class where brand = ${brand}) c
    on c.classify = g.classify
  order by 1
  limit 1000`;

/** One change of a brand's catalogue at a time. */
export const lockCatalogue = async (sql: Transaction, brand: string): Promise<void> => {
  await sql`select lib.one_at_a_time('catalogue.desk ' || ${brand}::text)`;
};

export const writeShownGame = (
  sql: Transaction,
  { brand, id, isOff, isHot }: { brand: string; id: string; isOff: boolean; isHot: boolean },
): Promise<unknown> => sql`
  insert into catalogue.shown_game (brand, vendor_code, code, hidden, is_hot)
  select ${brand}, vendor_code, code, ${isOff}, ${isHot}
  from catalogue.game where id = ${id}::bigint
  on conflict (brand, vendor_code, code)
  do update set hidden = excluded.hidden, is_hot = excluded.is_hot`;

export const writeOffClass = (
  sql: Transaction,
  { brand, gameClass, isOff }: { brand: string; gameClass: string; isOff: boolean },
): Promise<unknown> =>
  isOff
    ? sql`
        insert into catalogue.off_class (brand, classify) values (${brand}, ${gameClass})
        on conflict do nothing`
    : sql`delete from catalogue.off_class where brand = ${brand} and classify = ${gameClass}`;

type Listing = { brand: string; vendor: string; gameType: string };

export const writeListing = (
  sql: Transaction,
  { brand, vendor, gameType }: Listing,
  { isShown, maintenance }: { isShown: boolean; maintenance: boolean },
): Promise<unknown> => sql`
  update catalogue.vendor set enabled = ${isShown}, maintenance = ${maintenance}
  where brand = ${brand} and code = ${vendor} and game_type = ${gameType}`;

/** The games with a place, in its order, as `VENDOR/code`. */
export const readOrder = async (sql: Sql, brand: string, gameType: string): Promise<string[]> => {
  const rows = await sql<{ name: string }>`
    select s.vendor_code || '/' || s.code as name
    from catalogue.shown_game s
    join catalogue.game g on g.vendor_code = s.vendor_code and g.code = s.code
    where s.brand = ${brand} and g.game_type = ${gameType} and s.place is not null
    order by s.place, g.id
    limit 1000`;
  return rows.map(({ name }) => name);
};

/** Gives these their places, and takes them from the others of the category. How many there are. */
export const writeOrder = async (
  sql: Transaction,
  { brand, gameType }: { brand: string; gameType: string },
  names: readonly string[],
): Promise<number> => {
  await sql`
    update catalogue.shown_game s set place = null
    from catalogue.game g
    where g.vendor_code = s.vendor_code and g.code = s.code and s.brand = ${brand}
      and g.game_type = ${gameType} and s.place is not null
      and s.vendor_code || '/' || s.code <> all (${[...names]}::text[])`;
  const rows = await sql`
    insert into catalogue.shown_game as s (brand, vendor_code, code, place)
    select ${brand}, g.vendor_code, g.code, given.place
    from unnest(${[...names]}::text[]) with ordinality as given (name, place)
    join catalogue.game g on g.vendor_code || '/' || g.code = given.name
      and g.game_type = ${gameType}
    join (select distinct code from catalogue.vendor where brand = ${brand}) v
      on v.code = g.vendor_code
    on conflict (brand, vendor_code, code) do update set place = excluded.place
    returning s.code`;
  return rows.length;
};
