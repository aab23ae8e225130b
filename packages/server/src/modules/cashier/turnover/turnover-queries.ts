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

type NewTurnover = {
  playerId: string;
  currency: string;
  reason: 'deposit' | 'transfer';
  reference: string;
  amount: bigint;
  required: bigint;
  /** Nothing must be played below so much, in micros. */
  dust: bigint;
};

/** Opens one of each player, and closes those before it that are met, or all when little is left. */
export const insertTurnovers = (
  sql: Transaction,
  turnovers: readonly NewTurnover[],
): Promise<unknown> => sql`
  select cashier.open_turnovers(${turnovers.map(({ playerId }) => playerId)}::bigint[],
    ${turnovers.map(({ currency }) => currency)}::text[],
    ${turnovers.map(({ reason }) => reason)}::text[],
    ${turnovers.map(({ reference }) => reference)}::text[],
    ${turnovers.map(({ amount }) => amount.toString())}::bigint[],
    ${turnovers.map(({ required }) => required.toString())}::bigint[],
    ${turnovers.map(({ dust }) => dust.toString())}::bigint[])`;
