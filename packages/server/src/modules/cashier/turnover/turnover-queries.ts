import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type OpenTurnover = { amount: bigint; required: bigint; from: bigint };

export type TurnoverRow = {
  cash: bigint;
  /** What the player owes; winnings that were taken back after they were moved away. */
  debt: bigint;
  /** The player's own valid bets so far. */
  own: bigint;
  /** So little is left that nothing must be played any more. */
  isDust: boolean;
  open: { amount: string; required: string; from: string }[];
};

/** One change of a player's requirements at a time: each begins where the one before ends. */
export const lockTurnover = (sql: Transaction, playerId: string): Promise<unknown> =>
  lockTurnovers(sql, [playerId]);

/** Those of several players, in one order everywhere. */
export const lockTurnovers = (sql: Transaction, playerIds: readonly string[]): Promise<unknown> =>
  sql`
    select lib.one_at_a_time('cashier.turnover ' || p.id::text)
    from (select id from unnest(${playerIds}::bigint[]) p (id) order by id) p`;

/** Balance, open requirements and own bets, all of one moment. */
export const readTurnover = async (
  sql: Sql,
  playerId: string,
  currency: string,
  dust: bigint,
): Promise<TurnoverRow | undefined> => {
  const [row] = await sql<TurnoverRow>`
    select b.cash::bigint as cash, -b.debt::bigint as debt,
      b.total + b.held + (
        select coalesce(sum(r.stake), 0) from round.rounds_view r
        where r.player_id = b.player_id and r.currency = b.currency and r.status = 'open'
      ) < ${dust}::bigint as "isDust",
      t.open,
      case when t.open = '[]' then 0 else coalesce((
        select o.own from activity.own_view o
        where o.player_id = b.player_id and o.currency = b.currency
      ), 0) end::bigint as own
    from wallet.balance_view b
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('amount', t.amount::text,
          'required', t.required::text, 'from', trunc(t.done_from)::text) order by t.id), '[]') as open
      from cashier.turnover t
      where t.player_id = b.player_id and t.currency = b.currency and t.closed_at is null
    ) t
    where b.player_id = ${playerId}::bigint and b.currency = ${currency}`;
  return row;
};

/** One player's requirements in one currency; nothing must be played below so much (micros). */
type Kept = { playerId: string; currency: string; dust: bigint };

/**
 * Closes the players' requirements that are met, or all when so little is left. A bet of an open
 * round may still come back: until its round ends it closes none.
 */
export const closeTurnovers = (sql: Transaction, kept: readonly Kept[]): Promise<unknown> => sql`
  with now as materialized (
    select b.player_id, b.currency, o.own - s.staked as own,
      b.total + b.held + s.staked < k.dust as is_dust
    from unnest(${kept.map(({ playerId }) => playerId)}::bigint[],
      ${kept.map(({ currency }) => currency)}::text[],
      ${kept.map(({ dust }) => dust.toString())}::bigint[]) k(player_id, currency, dust)
    join wallet.balance_view b on b.player_id = k.player_id and b.currency = k.currency
    join activity.own_view o on o.player_id = b.player_id and o.currency = b.currency
    cross join lateral (
      select coalesce(sum(r.stake), 0) as staked from round.rounds_view r
      where r.player_id = b.player_id and r.currency = b.currency and r.status = 'open'
    ) s
    where exists (
      select from cashier.turnover t
      where t.player_id = k.player_id and t.currency = k.currency and t.closed_at is null
    )
  )
  update cashier.turnover t
  set closed_at = lib.now(),
    closed_by = case when t.done_from + t.required <= now.own then 'met' else 'dust' end
  from now
  where t.player_id = now.player_id and t.currency = now.currency and t.closed_at is null
    and (t.done_from + t.required <= now.own or now.is_dust)`;

type NewTurnover = {
  playerId: string;
  currency: string;
  reason: 'deposit' | 'transfer';
  reference: string;
  amount: bigint;
  required: bigint;
};

/**
 * One of each player. It begins where the last open one ends: what was bet beyond one does not count
 * for the next.
 */
export const insertTurnovers = (
  sql: Transaction,
  turnovers: readonly NewTurnover[],
): Promise<unknown> => sql`
  insert into cashier.turnover (player_id, currency, reason, reference, amount, required, done_from)
  select o.player_id, o.currency, n.reason, n.reference, n.amount, n.required,
    greatest(o.own, (
      select max(t.done_from + t.required) from cashier.turnover t
      where t.player_id = o.player_id and t.currency = o.currency and t.closed_at is null
    ))
  from unnest(${turnovers.map(({ playerId }) => playerId)}::bigint[],
    ${turnovers.map(({ currency }) => currency)}::text[],
    ${turnovers.map(({ reason }) => reason)}::text[],
    ${turnovers.map(({ reference }) => reference)}::text[],
    ${turnovers.map(({ amount }) => amount.toString())}::bigint[],
    ${turnovers.map(({ required }) => required.toString())}::bigint[])
    n(player_id, currency, reason, reference, amount, required)
  join activity.own_view o on o.player_id = n.player_id and o.currency = n.currency
  on conflict on constraint turnover_once do nothing`;
