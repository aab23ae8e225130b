import type { Sql } from '@parlour/node-kit/database/database';

/** Play for money that goes on, by the digest of its token. */
export type PlacedPlay = {
  hash: Buffer;
  playerId: bigint;
  brand: string;
  /** From where the player's session was used last. */
  address: string;
};

/** Play whose place was last asked for that long ago, of sessions that are live. */
export const readPlaysToPlace = (
  sql: Sql,
  { seconds, most }: { seconds: number; most: number },
): Promise<PlacedPlay[]> => sql<PlacedPlay>`
  select t.hash, t.player_id as "playerId", t.brand, host(s.seen_address) as address
  from session.sign_in_view s
  join round.play_token t on t.player_id = s.player_id and t.sign_in_id = s.id
    and t.ended_at is null and t.mode = 'real'
  where s.ended_at is null and t.last_bet_at >= lib.now() - round.token_rest()
    and coalesce(t.placed_at, t.created_at) < lib.now() - make_interval(secs => ${seconds})
  order by coalesce(t.placed_at, t.created_at)
  limit ${most}`;

/** Notes where play goes on; an unknown country is null. */
export const notePlaces = (
  sql: Sql,
  places: readonly { hash: Buffer; country: string | undefined }[],
): Promise<unknown> => sql`
  update round.play_token t
  set country = p.country, placed_at = lib.now()
  from unnest(${places.map(({ hash }) => hash)}::bytea[],
    ${places.map(({ country }) => country ?? null)}::text[]) as p(hash, country)
  where t.hash = p.hash`;

/** No more bets under these tokens; what was bet is settled as ever. */
export const endPlays = (sql: Sql, hashes: readonly Buffer[]): Promise<unknown> => sql`
  update round.play_token set ended_at = lib.now()
  where hash = any (${hashes}::bytea[]) and ended_at is null`;
