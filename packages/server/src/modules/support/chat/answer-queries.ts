import type { Transaction } from '@parlour/node-kit/database/database';
import type { ChatRow } from './queries';

/** An operator has answered a person who waited since then and was promised so many minutes. */
export const insertAnswer = (
  sql: Transaction,
  { brand, askedAt, minutes }: { brand: string; askedAt: Date; minutes: number },
): Promise<unknown> =>
  sql`
    insert into support.chat_answer (brand, asked_at, due_at, is_answered)
    values (${brand}, ${askedAt}, ${askedAt}::timestamptz + make_interval(mins => ${minutes}),
      true)`;

/**
 * The chat ends while its person waits, who got no answer since it was opened: a promise that was
 * not kept, if its time has passed. A last word after an answer may be one of thanks.
 */
export const insertUnanswered = (
  sql: Transaction,
  { id }: Pick<ChatRow, 'id'>,
  minutes: number,
): Promise<unknown> =>
  sql`
    insert into support.chat_answer (brand, asked_at, due_at, is_answered)
    select c.brand, c.asked_at, c.asked_at + make_interval(mins => ${minutes}), false
    from support.chat c
    where c.id = ${id}::bigint and c.asked_at + make_interval(mins => ${minutes}) < lib.now()
      and not exists (
        select from support.chat_message m
        where m.chat_id = c.id and m.side = 'operator' and m.at >= c.opened_at)`;
