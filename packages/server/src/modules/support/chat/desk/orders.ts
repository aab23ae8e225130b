import type { ChatCard } from '@parlour/contract/support/chat';
import type { DeskOrder } from '@parlour/contract/support/chat-desk';
import { moneyText } from '@parlour/contract/money';
import type { Sql } from '@parlour/node-kit/database/database';
import type { ChatRow } from '../queries';

type Row = {
  kind: ChatCard['kind'];
  number: string;
  amount: bigint;
  currency: string;
  status: string;
  at: Date;
};

const shown = 5;

/** The newest orders of a player. */
export const readOrders = async (sql: Sql, playerId: string): Promise<DeskOrder[]> => {
  const rows = await sql<Row>`
    select kind, number, amount, currency, status, created_at as at
    from cashier.money_view
    where player_id = ${playerId}::bigint
    order by created_at desc
    limit ${shown}`;
  return rows.map(({ kind, number, amount, currency, status }) => ({
    kind,
    number,
    amount: moneyText(amount),
    currency,
    status,
  }));
};

/** An order of the chat's player as it is now; another's does not exist. */
export const cardOf = async (
  sql: Sql,
  { playerId }: Pick<ChatRow, 'playerId'>,
  number: string,
): Promise<ChatCard | undefined> => {
  const [row] = await sql<Row>`
    select kind, number, amount, currency, status, created_at as at
    from cashier.money_view
    where player_id = ${playerId}::bigint and number = ${number}`;
  return row && { ...row, amount: moneyText(row.amount), at: row.at.toISOString() };
};
