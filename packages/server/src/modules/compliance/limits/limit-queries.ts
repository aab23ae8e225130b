import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import { publish } from '../../../lib/jobs/outbox';
import type { LimitRow } from './limit';

export type ShownLimit = LimitRow & { used: bigint; isReady: boolean; setAt: Date };

/** A player's limits with what is used of them now; `zone` is of the brand's calendar. */
export const readLimitRows = (
  sql: Sql,
  { playerId, zone }: { playerId: string; zone: string },
): Promise<ShownLimit[]> =>
  sql<ShownLimit>`
    select l.id, l.currency, l.kind, l.period, l.amount, l.raise_ready_at as "raiseReadyAt",
      l.raise_amount as "raiseAmount", l.raise_ready_at <= lib.now() as "isReady",
      l.set_at as "setAt",
      case l.kind
        when 'session' then (
          select coalesce(floor(extract(epoch from lib.now() - min(s.started_at)) / 60), 0)
          from compliance.play_session s
          where s.player_id = l.player_id and s.last_at > lib.now() - compliance.session_rest()
        )
        when 'deposit' then (
          select coalesce(sum(d.amount), 0) from cashier.deposit_use_view d
          where d.player_id = l.player_id and d.currency = l.currency and (d.takes_room
            or d.credited_at >= compliance.period_start(l.period, ${zone}, lib.now())::timestamp
              at time zone ${zone})
        )
        else (
          select least(case l.kind when 'stake' then c.stake else greatest(c.loss, 0) end, 9e18)
          from compliance.play_counter_view c
          where c.player_id = l.player_id and c.currency = l.currency and c.period = l.period
            and c.starts >= compliance.period_start(l.period, ${zone}, lib.now())
        )
      end::bigint as used
    from compliance.play_limit l
    where l.player_id = ${playerId}::bigint
    order by l.currency, l.kind, l.period
    limit 100`;

export const lockedLimits = (sql: Transaction, playerId: string, currency: string) =>
  sql<LimitRow>`
    select id, currency, kind, period, amount, raise_ready_at as "raiseReadyAt",
      raise_amount as "raiseAmount"
    from compliance.play_limit
    where player_id = ${playerId}::bigint and currency = ${currency}
    order by id`;

type NewLimit = Pick<LimitRow, 'kind' | 'period' | 'currency' | 'amount'> & { playerId: string };

/** In force at once; a raise that waited is over. */
export const putLimit = (
  sql: Transaction,
  { playerId, currency, kind, period, amount }: NewLimit,
): Promise<unknown> => sql`
  insert into compliance.play_limit (player_id, currency, kind, period, amount)
  values (${playerId}::bigint, ${currency}, ${kind}, ${period}, ${amount})
  on conflict on constraint one_limit do update
  set amount = excluded.amount, set_at = lib.now(), raise_asked_at = null, raise_ready_at = null,
    raise_amount = null`;

/** Begins the wait of a raise; without an amount, of the limit's end. */
export const askRaise = (
  sql: Transaction,
  id: bigint,
  amount: bigint | undefined,
): Promise<unknown> => sql`
  update compliance.play_limit
  set raise_asked_at = lib.now(), raise_ready_at = lib.now() + compliance.raise_waits(),
    raise_amount = ${amount ?? null}::bigint
  where id = ${id}`;

export const dropRaiseOf = (sql: Transaction, id: bigint): Promise<unknown> => sql`
  update compliance.play_limit
  set raise_asked_at = null, raise_ready_at = null, raise_amount = null
  where id = ${id}`;

/** Whether the raise waited its time, by the database's clock. */
export const isRaiseReady = async (sql: Transaction, id: bigint): Promise<boolean> => {
  const rows = await sql`
    select id from compliance.play_limit where id = ${id} and raise_ready_at <= lib.now()`;
  return rows.length === 1;
};

export const removeLimit = (sql: Transaction, id: bigint): Promise<unknown> =>
  sql`delete from compliance.play_limit where id = ${id}`;

type Change = {
  playerId: string;
  act: string;
  kind?: string;
  period?: string;
  currency?: string;
  amount?: bigint | undefined;
  until?: Date | null;
};

/** Every change of a player's limits stays, for their support and a licence's inspectors. */
export const noteChange = async (
  sql: Transaction,
  { playerId, act, kind, period, currency, amount, until }: Change,
): Promise<void> => {
  const [row] = await sql<{ id: string }>`
    insert into compliance.limit_change (player_id, act, kind, period, currency, amount, until)
    values (${playerId}::bigint, ${act}, ${kind ?? null}, ${period ?? null}, ${currency ?? null},
      ${amount ?? null}::bigint, ${until ?? null})
    returning id::text`;
  await publish(sql, { type: 'compliance.limits_changed', key: row!.id, playerId, act });
};

/** Whether the player paid in nothing yet and has no limit of deposits. */
export const readAsksForLimit = async (sql: Sql, playerId: string): Promise<boolean> => {
  const [row] = await sql<{ asks: boolean }>`
    select not exists (
        select from cashier.deposit_use_view d
        where d.player_id = ${playerId}::bigint and d.credited_at is not null
      ) and not exists (
        select from compliance.play_limit l
        where l.player_id = ${playerId}::bigint and l.kind = 'deposit'
      ) as asks`;
  return row!.asks;
};
