import type { MoneyLine } from '@parlour/contract/report-console';
import type { Sql } from '@parlour/node-kit/database/database';

export type RecordOwner = { playerId: string; brand: string; currency: string };

/** The player, if the operator may know of them. */
export const readOwner = async (
  sql: Sql,
  { brands, playerId }: { brands: readonly string[]; playerId: string },
): Promise<RecordOwner | undefined> => {
  const [row] = await sql<RecordOwner>`
    select id::text as "playerId", brand, currency
    from player.player_view
    where id = ${playerId}::bigint and brand = any(${[...brands]}::text[])`;
  return row;
};

export type MoneyRow = Omit<MoneyLine, 'at' | 'amount' | 'fee'> & {
  at: Date;
  amount: bigint;
  fee: bigint;
};

const lines = 100;

/** The last deposits and withdrawals, whatever became of them. */
export const readMoney = (sql: Sql, playerId: string): Promise<MoneyRow[]> =>
  sql<MoneyRow>`
    select kind, number, method_code as method, amount, fee, currency, status, created_at as at
    from cashier.money_view
    where player_id = ${playerId}::bigint
    order by created_at desc
    limit ${lines}`;

export type IdentityRow = {
  state: string;
  askedAt: Date | null;
  sentAt: Date | null;
  decidedAt: Date | null;
};

export const readIdentity = async (
  sql: Sql,
  playerId: string,
): Promise<IdentityRow | undefined> => {
  const [row] = await sql<IdentityRow>`
    select state, asked_at as "askedAt", sent_at as "sentAt", decided_at as "decidedAt"
    from identity.identity_view
    where player_id = ${playerId}::bigint`;
  return row;
};

export type PlayerNote = { id: string; operator: string; text: string; at: Date };

export const readNotes = (sql: Sql, playerId: string): Promise<PlayerNote[]> =>
  sql<PlayerNote>`
    select id::text, operator_name as operator, text, at
    from casework.note_view
    where player_id = ${playerId}::bigint
    order by id desc
    limit ${lines}`;
