import { gameTypes, type GameType } from '@parlour/contract/catalogue';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { ParsedGame, Texts } from './vendor-game';

export type VendorRow = {
  code: string;
  gameType: string;
  titles: Texts;
  logo: string | null;
  isHot: boolean;
  isList: boolean;
  maintenance: boolean;
};

type OfVendor =
  | 'code'
  | 'classify'
  | 'names'
  | 'image'
  | 'background'
  | 'drawings'
  | 'lines'
  | 'limits'
  | 'rtp'
  | 'demo';

export type GameRow = Pick<ParsedGame, OfVendor> & {
  id: bigint;
  vendorCode: string;
  gameType: GameType;
  isHot: boolean;
  isNew: boolean;
  isSample: boolean;
  position: number;
  /** The operator's place in the category. */
  place: number | null;
  /** What the brand calls it, over its vendor's names. */
  ownNames: Texts;
  rounds: bigint;
  firstSeenAt: Date;
  searchFold: string;
};

export type FactsRow = GameRow & {
  volatility: string | null;
  version: string | null;
  rules: Texts;
};

/** The most games that a brand's catalogue holds in memory. */
const mostGames = 50_000;

export const isGameType = (value: string): value is GameType =>
  gameTypes.includes(value as GameType);

export const readRevision = async (sql: Sql): Promise<bigint> => {
  const [row] = await sql<{ n: bigint }>`select n from catalogue.revision`;
  return row?.n ?? 0n;
};

export const readVendors = (sql: Sql, brand: string): Promise<VendorRow[]> =>
  sql<VendorRow>`
    select code, game_type as "gameType", titles, logo, is_hot as "isHot", is_list as "isList",
      maintenance
    from catalogue.vendor
    where brand = ${brand} and enabled
    order by position, code
    limit 500`;

// A game is new for a fortnight, unless it came with the vendor's first list.
export const readGames = (sql: Sql, brand: string): Promise<GameRow[]> =>
  sql<GameRow>`
    select g.id, g.vendor_code as "vendorCode", g.code, g.game_type as "gameType", g.classify,
      g.names || coalesce(s.names, '{}') as names, coalesce(s.names, '{}') as "ownNames",
      g.image, g.background, g.drawings, g.lines, g.limits, g.rtp, g.demo,
      coalesce(s.is_hot, false) as "isHot",
      g.first_seen_at > lib.now() - interval '14 days'
        and g.first_seen_at > f.first_seen_at + interval '1 day' as "isNew",
      g.is_sample as "isSample", coalesce(s.position, 1000) as position,
      s.place,
      coalesce(p.rounds, 0) as rounds,
      g.first_seen_at as "firstSeenAt", g.search_fold as "searchFold"
    from catalogue.game g
    join (
      select vendor_code, min(first_seen_at) as first_seen_at from catalogue.game group by 1
    ) f on f.vendor_code = g.vendor_code
    left join catalogue.shown_game s
      on s.brand = ${brand} and s.vendor_code = g.vendor_code and s.code = g.code
    left join catalogue.popularity p on p.brand = ${brand} and p.game_id = g.id
    where g.enabled and g.game_type is not null and not coalesce(s.hidden, false)
      and g.vendor_code in (
        select code from catalogue.vendor where brand = ${brand} and enabled
      )
      and g.classify not in (select classify from catalogue.off_class where brand = ${brand})
    order by g.id
    limit ${mostGames}`;

export const readFacts = async (
  sql: Sql,
  id: bigint,
): Promise<Pick<FactsRow, 'volatility' | 'version' | 'rules'> | undefined> => {
  const [row] = await sql<Pick<FactsRow, 'volatility' | 'version' | 'rules'>>`
    select volatility, version, rules from catalogue.game where id = ${id}`;
  return row;
};

/** Writes a vendor's list; only rows that differ are updated. Returns how many. */
export const upsertGames = async (
  sql: Transaction,
  vendorCode: string,
  games: ParsedGame[],
): Promise<number> => {
  const rows = await sql`
    insert into catalogue.game as g (vendor_code, code, game_type, classify, names, image,
      background, drawings, lines, limits, rtp, volatility, version, rules, demo, enabled,
      blocked_countries, search_fold)
    select ${vendorCode}, code, "gameType", classify, names, image, background, drawings, lines,
      limits, rtp, volatility, version, rules, demo, enabled, "blockedCountries", "searchFold"
    from jsonb_to_recordset(${JSON.stringify(games)}::jsonb) as given(code text, "gameType" text,
      classify text, names jsonb, image text, background text, drawings jsonb, lines integer,
      limits jsonb, rtp text, volatility text, version text, rules jsonb, demo boolean,
      enabled boolean,
      "blockedCountries" text[], "searchFold" text)
    on conflict (vendor_code, code) do update set game_type = excluded.game_type,
      classify = excluded.classify, names = excluded.names, image = excluded.image,
      background = excluded.background, drawings = excluded.drawings,
      lines = excluded.lines, limits = excluded.limits, rtp = excluded.rtp,
      volatility = excluded.volatility, version = excluded.version, rules = excluded.rules,
      demo = excluded.demo, enabled = excluded.enabled,
      blocked_countries = excluded.blocked_countries, search_fold = excluded.search_fold,
      synced_at = lib.now()
    where (g.game_type, g.classify, g.names, g.image, g.background, g.drawings, g.lines,
      g.limits, g.rtp,
      g.volatility, g.version, g.rules, g.demo, g.enabled, g.blocked_countries, g.search_fold)
      is distinct from (excluded.game_type, excluded.classify, excluded.names, excluded.image,
      excluded.background, excluded.drawings,
      excluded.lines, excluded.limits, excluded.rtp, excluded.volatility, excluded.version,
      excluded.rules, excluded.demo, excluded.enabled, excluded.blocked_countries,
      excluded.search_fold)
    returning id`;
  return rows.length;
};

/**
 * Closes the games that the vendor's list no longer has; each keeps its number for its return. The
 * codes are a set to the database: `<> all` would compare each game with each of ten thousand.
 */
export const closeMissing = async (
  sql: Transaction,
  vendorCode: string,
  codes: string[],
): Promise<number> => {
  const rows = await sql`
    update catalogue.game
    set enabled = false, synced_at = lib.now()
    where vendor_code = ${vendorCode} and enabled and code not in (select unnest(${codes}::text[]))
    returning id`;
  return rows.length;
};

/** Claims the vendors that are due; no other process asks them before the time is over. */
export const claimSyncs = async (sql: Sql, codes: string[], seconds: number): Promise<string[]> => {
  const rows = await sql<{ code: string }>`
    insert into catalogue.sync as s (vendor_code, due_at)
    select code, lib.now() + make_interval(secs => ${seconds})
    from unnest(${codes}::text[]) code
    on conflict (vendor_code) do update set due_at = excluded.due_at
    where s.due_at <= lib.now()
    returning vendor_code as code`;
  return rows.map(({ code }) => code);
};

export const noteSynced = (sql: Sql, code: string): Promise<unknown> =>
  sql`
    update catalogue.sync set failures = 0, synced_at = lib.now()
    where vendor_code = ${code}`;

/** The next try comes soon, and later with each failure in a row. */
export const noteSyncFailed = (sql: Sql, code: string, mostSeconds: number): Promise<unknown> =>
  sql`
    update catalogue.sync
    set failures = failures + 1,
      due_at = lib.now()
        + make_interval(secs => least(${mostSeconds}, power(2, least(failures, 10))))
    where vendor_code = ${code}`;

/** Recounts the settled rounds of seven days; only counts that differ are written. */
export const countRounds = (sql: Sql): Promise<unknown> =>
  sql`
    with counted as (
      select brand, game_id, count(*) as rounds
      from round.rounds_view
      where mode = 'real' and status = 'closed' and opened_at > lib.now() - interval '7 days'
      group by brand, game_id
    ), forgotten as (
      delete from catalogue.popularity p
      where not exists (
        select from counted c where c.brand = p.brand and c.game_id = p.game_id
      )
    )
    insert into catalogue.popularity as p (brand, game_id, rounds)
    select brand, game_id, rounds from counted
    on conflict (brand, game_id) do update set rounds = excluded.rounds
    where p.rounds <> excluded.rounds`;

/** One sync of a vendor at a time, until the end of the transaction. */
export const lockVendor = async (sql: Transaction, vendorCode: string): Promise<void> => {
  await sql`select lib.one_at_a_time('catalogue.sync ' || ${vendorCode}::text)`;
};

/** A vendor of a brand, with the operator's places and hot marks for its games. */
export const insertVendor = async (
  sql: Transaction,
  brand: string,
  { code, gameType, titles, position, isHot = false, isList = false }: VendorSeed,
): Promise<void> => {
  await sql`
    insert into catalogue.vendor (brand, code, game_type, titles, position, is_hot, is_list)
    values (${brand}, ${code}, ${gameType}, ${JSON.stringify(titles)}, ${position}, ${isHot},
      ${isList})
    on conflict do nothing`;
};

export type VendorSeed = {
  code: string;
  gameType: GameType;
  titles: Texts;
  position: number;
  isHot?: boolean;
  isList?: boolean;
};

export const insertShownGames = async (
  sql: Transaction,
  brand: string,
  vendorCode: string,
  places: { code: string; isHot: boolean }[],
): Promise<void> => {
  await sql`
    insert into catalogue.shown_game (brand, vendor_code, code, position, is_hot)
    select ${brand}, ${vendorCode}, given.code, row_number() over (), given."isHot"
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as given(code text, "isHot" boolean)
    on conflict do nothing`;
};
