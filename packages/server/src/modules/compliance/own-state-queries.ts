import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type OwnState = {
  realityMinutes: number | null;
  isExcluded: boolean;
  /** Null with an exclusion: for ever. */
  excludedUntil: Date | null;
  coolingUntil: Date | null;
  /** The exclusion counts at every brand of the site. */
  isEverywhere: boolean;
};

/** What the player decided, as far as it is in force. */
export const readOwnState = async (sql: Sql, playerId: string): Promise<OwnState | undefined> => {
  const [row] = await sql<OwnState>`
    select reality_minutes as "realityMinutes",
      excluded_until is not null and excluded_until > lib.now() as "isExcluded",
      case when excluded_until > lib.now() then nullif(excluded_until, 'infinity') end
        as "excludedUntil",
      case when cooling_until > lib.now() then cooling_until end as "coolingUntil",
      everywhere as "isEverywhere"
    from compliance.player_state
    where player_id = ${playerId}::bigint`;
  return row;
};

export type SessionRow = { startedAt: Date; seconds: number; net: bigint; isCheckDue: boolean };

/** The time that the player plays without a pause; undefined after one. */
export const readPlaySession = async (
  sql: Sql,
  playerId: string,
  currency: string,
): Promise<SessionRow | undefined> => {
  const [row] = await sql<SessionRow>`
    select min(p.started_at) as "startedAt",
      floor(extract(epoch from lib.now() - min(p.started_at)))::integer as seconds,
      coalesce(-sum(p.loss) filter (where p.currency = ${currency}), 0)::bigint as net,
      coalesce(lib.now() >= min(p.acknowledged_at) + make_interval(mins => min(s.reality_minutes)),
        false) as "isCheckDue"
    from compliance.play_session p
    join compliance.player_state s on s.player_id = p.player_id
    where p.player_id = ${playerId}::bigint and p.last_at > lib.now() - compliance.session_rest()
    having count(*) > 0`;
  return row;
};

export const writeReality = (
  sql: Transaction,
  playerId: string,
  minutes: number | null,
): Promise<unknown> => sql`
  update compliance.player_state set reality_minutes = ${minutes}::integer
  where player_id = ${playerId}::bigint`;

export const writeAcknowledged = (sql: Transaction, playerId: string): Promise<unknown> => sql`
  update compliance.play_session set acknowledged_at = lib.now()
  where player_id = ${playerId}::bigint`;

/** Only ever later: the player cannot shorten it. Returns the version of the row. */
export const extendExclusion = async (
  sql: Transaction,
  playerId: string,
  { time, everywhere }: { time: string | undefined; everywhere: boolean },
): Promise<number> =>
  versionOf(
    await sql<{ version: number }>`
    insert into compliance.player_state as s (player_id, state, excluded_until, everywhere)
    values (${playerId}::bigint, 'active',
      coalesce(lib.now() + ${time ?? null}::interval, 'infinity'), ${everywhere})
    on conflict (player_id) do update
    set excluded_until = greatest(s.excluded_until, excluded.excluded_until),
      everywhere = s.everywhere and s.excluded_until > lib.now() or excluded.everywhere,
      version = s.version + 1, changed_at = lib.now()
    returning version`,
  );

/** The same, to an end that is known; null: for ever. */
export const extendExclusionTo = async (
  sql: Transaction,
  playerId: string,
  until: Date | null,
): Promise<number> =>
  versionOf(
    await sql<{ version: number }>`
    insert into compliance.player_state as s (player_id, state, excluded_until)
    values (${playerId}::bigint, 'active', coalesce(${until}::timestamptz, 'infinity'))
    on conflict (player_id) do update
    set excluded_until = greatest(s.excluded_until, excluded.excluded_until),
      version = s.version + 1, changed_at = lib.now()
    returning version`,
  );

export const extendCooling = async (
  sql: Transaction,
  playerId: string,
  days: number,
): Promise<number> =>
  versionOf(
    await sql<{ version: number }>`
    insert into compliance.player_state as s (player_id, state, cooling_until)
    values (${playerId}::bigint, 'active', lib.now() + make_interval(days => ${days}))
    on conflict (player_id) do update
    set cooling_until = greatest(s.cooling_until, excluded.cooling_until),
      version = s.version + 1, changed_at = lib.now()
    returning version`,
  );

const versionOf = ([row]: { version: number }[]): number => {
  if (!row) throw new Error('the state of a player was not written');
  return row.version;
};
