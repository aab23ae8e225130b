import type { Sql } from '../database';

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
export const takeTicket = async (sql: Sql, hash: Buffer): Promise<Opening | undefined> => {
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

/** The session of a browser, kept alive for a day by its use. */
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
    where e.id = ${id} and e.cookie_hash = ${cookieHash}
      and e.last_used_at > clock_timestamp() - interval '1 day'`;
  return session;
};

/** At most once a minute, so that a quick player does not rewrite the row with every call. */
export const noteUse = async (sql: Sql, id: string): Promise<void> => {
  await sql`
    update games.session set last_used_at = clock_timestamp()
    where id = ${id} and last_used_at < clock_timestamp() - interval '1 minute'`;
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

/** Whether the database answers. */
export const answers = async (sql: Sql): Promise<void> => {
  await sql`select 1 as one`;
};
