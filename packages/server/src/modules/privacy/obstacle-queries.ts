import type { ObstacleKind } from '@parlour/contract/privacy';
import type { Sql } from '@parlour/node-kit/database/database';

export type ObstacleRow = {
  kind: ObstacleKind | 'flag';
  count: number;
  /** Micros. */
  amount: string | null;
  currency: string | null;
};

/** What must end before the account can; a flag is for operators alone. */
export const readObstacles = (sql: Sql, playerId: string): Promise<ObstacleRow[]> =>
  sql<ObstacleRow>`
    with player as (select ${playerId}::bigint as id)
    select 'balance' as kind, 1 as count, (b.total + b.held)::text as amount, b.currency
    from wallet.balance_view b
    where b.player_id = (select id from player) and b.total + b.held - b.trial > 0
    union all
    select 'debt', 1, (-b.debt)::text, b.currency
    from wallet.balance_view b
    where b.player_id = (select id from player) and b.debt < 0
    union all
    select 'withdrawal', count(*)::integer, null, null
    from cashier.money_view
    where player_id = (select id from player) and kind = 'withdrawal'
      and status in ('reviewing', 'approved', 'sending', 'unknown')
    having count(*) > 0
    union all
    select 'deposit', count(*)::integer, null, null
    from cashier.deposit_use_view
    where player_id = (select id from player) and is_reserved
    having count(*) > 0
    union all
    select 'round', count(*)::integer, null, null
    from round.rounds_view
    where player_id = (select id from player) and status = 'open' and mode = 'real'
    having count(*) > 0
    union all
    select case when kind = 'flag' then 'flag' else 'case' end, count(*)::integer, null, null
    from casework.case_view
    where player_id = (select id from player) and state <> 'closed'
      and not (kind = 'ticket' and subject_id like 'privacy:%')
    group by 1
    union all
    select 'agent', 1, null, null
    from agent.node_view
    where player_id = (select id from player) and is_agent`;
