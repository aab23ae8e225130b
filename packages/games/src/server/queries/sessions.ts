import type { Sql } from '@parlour/node-kit/database/database';

/** What a ticket carries into the session it opens. */
export type Opening = {
  playerId: bigint;
  game: string;
  playToken: string | null;
  language: string;
  siteOrigin: string;
  lobbyUrl: string | null;
  recall: string | null;
};

export type Session = Opening & {
  id: string;
  createdAt: Date;
  brand: string;
  userRef: string;
  currency: string;
  isDemo: boolean;
};

export const insertTicket = async (sql: Sql, hash: Buffer, opening: Opening): Promise<void> => {
  await sql`
    insert into games.ticket
      (hash, player_id, game, play_token, language, site_origin, lobby_url, recall, expires_at)
    values
      (${hash}, ${opening.playerId}, ${opening.game}, ${opening.playToken}, ${opening.language},
       ${opening.siteOrigin}, ${opening.lobbyUrl}, ${opening.recall},
       clock_timestamp() + interval '60 seconds')`;
};

/** Uses a ticket up: undefined when it is unknown, old or used. */
export const claimTicket = async (sql: Sql, hash: Buffer): Promise<Opening | undefined> => {
  const [ticket] = await sql<Opening>`
    update games.ticket set used_at = clock_timestamp(), play_token = null
    from (select hash as taken, play_token as token from games.ticket where hash = ${hash}
          for update) as kept
    where hash = kept.taken and used_at is null and expires_at > clock_timestamp()
    returning player_id, game, kept.token as play_token, language, site_origin, lobby_url, recall`;
  return ticket;
};

export const insertSession = async (
  sql: Sql,
  id: string,
  cookieHash: Buffer,
  opening: Opening,
): Promise<void> => {
  await sql`
    insert into games.session
      (id, cookie_hash, player_id, game, play_token, language, site_origin, lobby_url, recall)
    values
      (${id}, ${cookieHash}, ${opening.playerId}, ${opening.game}, ${opening.playToken},
       ${opening.language}, ${opening.siteOrigin}, ${opening.lobbyUrl}, ${opening.recall})`;
};

/**
 * The session of a browser, kept alive by its use, for a day. One that shows a round again has no
 * wallet that could say that the player signed out, so it ends by itself, used or not.
 */
export const liveSession = async (
  sql: Sql,
  id: string,
  cookieHash: Buffer,
): Promise<Session | undefined> => {
  const [session] = await sql<Session>`
    select e.id, e.player_id, e.game, e.play_token, e.language, e.site_origin, e.lobby_url,
           e.recall, e.created_at, p.brand, p.user_ref, p.currency, p.is_demo
    from games.session e
    join games.player p on p.id = e.player_id
    where e.id = ${id} and e.cookie_hash = ${cookieHash} and e.ended_at is null
      and case when e.recall is null then e.last_used_at > clock_timestamp() - interval '1 day'
               else e.created_at > clock_timestamp() - interval '30 minutes' end`;
  return session;
};

/**
 * At most once a minute, so that a quick player does not rewrite the row with every call; true when
 * the minute had passed.
 */
export const noteUse = async (sql: Sql, id: string): Promise<boolean> => {
  const noted = await sql`
    update games.session set last_used_at = clock_timestamp()
    where id = ${id} and last_used_at < clock_timestamp() - interval '1 minute'
    returning id`;
  return noted.length > 0;
};

export const endSession = async (sql: Sql, id: string): Promise<void> => {
  await sql`
    update games.session set ended_at = clock_timestamp() where id = ${id} and ended_at is null`;
};

/** Paid minus staked of the rounds of a session that took place. */
export const sessionNet = async (sql: Sql, id: string): Promise<bigint> => {
  const [row] = await sql<{ net: string }>`
    select coalesce(sum(case when status = 'settled' then payout else 0 end - stake), 0)::text
             as net
    from games.round
    where session_id = ${id} and status in ('settled', 'open', 'settling')`;
  return BigInt(row!.net);
};

export const forgetTickets = async (sql: Sql): Promise<void> => {
  await sql`delete from games.ticket where expires_at < clock_timestamp() - interval '1 day'`;
};

/**
 * Deletes visitors whose play money was idle for a week, with all their rounds, so many at a time;
 * returns how many.
 */
export const forgetVisitors = async (sql: Sql, limit: number): Promise<number> => {
  const [row] = await sql<{ forgotten: bigint }>`
    with old as (
      select p.id
      from games.player p
      where p.is_demo and p.created_at < clock_timestamp() - interval '7 days'
        and not exists (
          select from games.session e
          where e.player_id = p.id and e.last_used_at > clock_timestamp() - interval '7 days')
      order by p.id
      limit ${limit}
      for update of p skip locked),
    seats as (select id from games.seat where player_id in (select id from old)),
    rounds as (delete from games.round where seat_id in (select id from seats)),
    pairs as (delete from games.seeds where seat_id in (select id from seats)),
    sessions as (delete from games.session where player_id in (select id from old)),
    tickets as (delete from games.ticket where player_id in (select id from old)),
    chairs as (delete from games.seat where id in (select id from seats)),
    gone as (delete from games.player where id in (select id from old) returning id)
    select count(*) as forgotten from gone`;
  return Number(row!.forgotten);
};
