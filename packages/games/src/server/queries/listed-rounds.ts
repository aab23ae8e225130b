import type { Sql } from '@parlour/node-kit/database/database';
import type { Round } from './rounds';

export type OpenedRound = Pick<
  Round,
  'id' | 'userRef' | 'game' | 'currency' | 'status' | 'stake' | 'payout' | 'startedAt'
>;

/** A page of rounds in the order in which they began, from behind the round `after`. */
export const roundsOpened = (
  sql: Sql,
  of: { from: Date; to: Date; after: string | null; limit: number },
): Promise<OpenedRound[]> =>
  sql<OpenedRound>`
    select r.id, p.user_ref, s.game, p.currency, r.status, r.stake, r.payout, r.started_at
    from games.round r
    join games.seat s on s.id = r.seat_id
    join games.player p on p.id = s.player_id
    where r.started_at >= ${of.from} and r.started_at < ${of.to}
      and not p.is_demo and r.status not in ('betting', 'refused')
      and (${of.after}::uuid is null or (r.started_at, r.id) > (
        select a.started_at, a.id from games.round a where a.id = ${of.after}::uuid))
    order by r.started_at, r.id
    limit ${of.limit}`;
