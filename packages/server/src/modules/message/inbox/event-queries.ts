import type { Sql } from '@parlour/node-kit/database/database';

export type ToldWithdrawal = {
  playerId: string;
  number: string;
  amount: bigint;
  fee: bigint;
  currency: string;
};

export const readWithdrawal = async (sql: Sql, id: string): Promise<ToldWithdrawal | undefined> => {
  const [row] = await sql<ToldWithdrawal>`
    select player_id::text as "playerId", number, amount, fee, currency
    from cashier.withdrawal_told_view where id = ${id}::uuid`;
  return row;
};

export type ToldDeposit = {
  playerId: string;
  number: string;
  amount: bigint;
  /** What the order asked for, where another amount arrived. */
  askedAmount: bigint | null;
  currency: string;
  isLate: boolean;
};

export const readDeposit = async (sql: Sql, id: string): Promise<ToldDeposit | undefined> => {
  const [row] = await sql<ToldDeposit>`
    select player_id::text as "playerId", number, amount, asked_amount as "askedAmount", currency,
      is_late as "isLate"
    from cashier.deposit_told_view where id = ${id}::uuid`;
  return row;
};

export type ToldCase = { playerId: string | null; number: string; ticket: string | null };

/** What a player knows a case by: the number of their ticket where it is one. */
export const readToldCase = async (sql: Sql, id: string): Promise<ToldCase | undefined> => {
  const [row] = await sql<ToldCase>`
    select c.player_id::text as "playerId", coalesce(t.number, c.number) as number,
      t.id::text as ticket
    from casework.case_view c
    left join support.ticket_view t on c.kind = 'ticket' and t.id::text = c.subject_id
    where c.id = ${id}::bigint`;
  return row;
};
