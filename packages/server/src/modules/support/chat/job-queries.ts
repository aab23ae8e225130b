import type { Sql } from '@parlour/node-kit/database/database';

const most = 200;

/** Chats whose operator has not been at the desk of the brand for two minutes. */
export const listLeft = (sql: Sql): Promise<{ id: string }[]> =>
  sql<{ id: string }>`
    select c.id::text
    from support.chat c
    where c.claimed_by is not null and c.claimed_at < lib.now() - interval '2 minutes'
      and not exists (
        select from support.chat_desk d
        where d.brand = c.brand and d.operator_id = c.claimed_by
          and d.seen_at > lib.now() - interval '2 minutes')
    order by c.claimed_at
    limit ${most}`;

export const listSilent = (sql: Sql): Promise<{ id: string }[]> =>
  sql<{ id: string }>`
    select id::text
    from support.chat
    where state = 'open' and asked_at is null and last_n > 0
      and last_at < lib.now() - interval '30 minutes'
    order by last_at
    limit ${most}`;
