import type { Transaction } from '@parlour/node-kit/database/database';
import type { EndReason } from './queries';

/** Ends the player's sessions, but for this many of the newest. */
export const endAll = async (
  sql: Transaction,
  playerId: string,
  reason: EndReason,
  kept = 0,
): Promise<bigint[]> => {
  const rows = await sql<{ id: bigint }>`
    update session.sign_in
    set ended_at = lib.now(), reason = ${reason}
    where id in (
      select id from session.sign_in
      where player_id = ${playerId}::bigint and ended_at is null
      order by id desc
      offset ${kept})
    returning id`;
  return rows.map(({ id }) => id);
};

/** The same, but for one session, which stays. */
export const endAllBut = async (
  sql: Transaction,
  { playerId, signInId, kept }: { playerId: string; signInId: string; kept: number },
): Promise<bigint[]> => {
  const rows = await sql<{ id: bigint }>`
    update session.sign_in
    set ended_at = lib.now(), reason = 'elsewhere'
    where id in (
      select id from session.sign_in
      where player_id = ${playerId}::bigint and ended_at is null and id <> ${signInId}::bigint
      order by id desc
      offset ${kept})
    returning id`;
  return rows.map(({ id }) => id);
};

/** True for the one call that ended it. */
export const endSignIn = async (
  sql: Transaction,
  signInId: bigint,
  reason: EndReason,
): Promise<boolean> => {
  const rows = await sql`
    update session.sign_in
    set ended_at = lib.now(), reason = ${reason}
    where id = ${signInId} and ended_at is null
    returning id`;
  return rows.length === 1;
};

export type LiveSignIn = { id: bigint; playerId: bigint };

export const endStale = (
  sql: Transaction,
  { absoluteSeconds, trialSeconds }: { absoluteSeconds: number; trialSeconds: number },
): Promise<(LiveSignIn & { reason: EndReason })[]> =>
  sql`
    update session.sign_in
    set ended_at = lib.now(),
      reason = case when active_at < lib.now() - make_interval(secs => idle_seconds)
        then 'idle' else 'expired' end
    where id in (
      select s.id
      from session.sign_in s
      join player.player_view p on p.id = s.player_id
      where s.ended_at is null
        and (s.active_at < lib.now() - make_interval(secs => s.idle_seconds)
          or s.created_at < lib.now() - make_interval(secs => case
            when p.type = 4 or s.strength = 'look' then ${trialSeconds}
            else ${absoluteSeconds}::integer end))
      order by s.id
      limit 500
      for update of s skip locked)
    returning id, player_id as "playerId", reason`;
