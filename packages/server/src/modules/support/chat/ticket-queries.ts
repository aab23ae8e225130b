import type { Sql, Transaction } from '@parlour/node-kit/database/database';

/** The person waits, and no operator is there or the promised time has passed. */
export const mayBecomeTicket = async (
  sql: Sql,
  chatId: string,
  promisedMinutes: number,
): Promise<boolean> => {
  const [row] = await sql<{ may: boolean }>`
    select support.may_become_ticket(c, ${promisedMinutes}) as may
    from support.chat c
    where c.id = ${chatId}::bigint`;
  return row?.may === true;
};

export type SaidRow = { n: number; side: 'player' | 'operator'; text: string };

/** What both said since the chat was opened, in its order; of a long chat the end. */
export const readSaid = async (sql: Sql, chatId: string, most: number): Promise<SaidRow[]> => {
  const rows = await sql<SaidRow>`
    select m.n, m.side, m.text
    from support.chat_message m
    join support.chat c on c.id = m.chat_id
    where m.chat_id = ${chatId}::bigint and m.side <> 'site' and m.text is not null
      and m.at >= c.opened_at
    order by m.n desc
    limit ${most}`;
  return rows.toReversed();
};

type Copied = { chatId: string; ticketId: string };

/** These messages of the chat become messages of the ticket, with their writers and times. */
export const copyMessages = (
  sql: Transaction,
  { chatId, ticketId, numbers }: Copied & { numbers: number[] },
): Promise<unknown> =>
  sql`
    insert into support.ticket_message (ticket_id, operator_id, text, at, key)
    select ${ticketId}::bigint, operator_id, text, at, 'chat:' || n
    from support.chat_message
    where chat_id = ${chatId}::bigint and n = any(${numbers}::integer[])
    order by n`;

/** The person's last pictures since the chat was opened are the ticket's too. */
export const copyPictures = (
  sql: Transaction,
  { chatId, ticketId, most }: Copied & { most: number },
): Promise<unknown> =>
  sql`
    insert into support.picture (image_id, player_id, ticket_id, at)
    select m.image_id, c.player_id, ${ticketId}::bigint, m.at
    from support.chat_message m
    join support.chat c on c.id = m.chat_id
    where m.chat_id = ${chatId}::bigint and m.side = 'player' and m.image_id is not null
      and m.at >= c.opened_at
    order by m.n desc
    limit ${most}`;
