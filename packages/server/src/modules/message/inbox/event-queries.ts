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

export const readNumberOfCase = async (sql: Sql, id: string): Promise<string | undefined> => {
  const [row] = await sql<{ number: string }>`
    select number from casework.case_view where id = ${id}::bigint`;
  return row?.number;
};
