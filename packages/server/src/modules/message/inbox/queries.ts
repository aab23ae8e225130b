import { mostUnread } from '@parlour/contract/message';
import type { WrittenTexts } from '@parlour/contract/message-console';
import type { Sql } from '@parlour/node-kit/database/database';

/** Values of a message by their names, in no language. */
export type MessageFacts = Record<string, string>;

export type NewInboxMessage = {
  playerId: string;
  key: string;
  template: string;
  facts: MessageFacts;
};

/** Its number; none if the player has, or had, a message of this key. */
export const insertMessage = async (
  sql: Sql,
  { playerId, key, template, facts }: NewInboxMessage,
): Promise<string | undefined> => {
  const [row] = await sql<{ id: string }>`
    insert into message.inbox (player_id, key, template, facts)
    values (${playerId}::bigint, ${key}, ${template}, ${JSON.stringify(facts)})
    on conflict on constraint inbox_once do nothing
    returning id::text`;
  return row?.id;
};

export type InboxRow = {
  id: string;
  template: string;
  facts: MessageFacts;
  /** What an operator wrote, in place of a template's text. */
  texts: WrittenTexts | null;
  /** What the reason that the facts name says, in each language. */
  reasonTexts: Record<string, string> | null;
  at: Date;
  isRead: boolean;
};

/** The newest first, before the cursor. */
export const readMessages = (
  sql: Sql,
  playerId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<InboxRow[]> =>
  sql<InboxRow>`
    select i.id::text, i.template, i.facts, s.texts, r.texts as "reasonTexts", i.at,
      i.read_at is not null as "isRead"
    from message.inbox i
    left join message.sending s on s.id = i.sending_id
    left join casework.reason_view r
      on r.kind = 'ticket' and r.code = i.facts ->> 'reasonCode' and r.is_told
    where i.player_id = ${playerId}::bigint and i.deleted_at is null
      and (${before ?? null}::bigint is null or i.id < ${before ?? null}::bigint)
    order by i.id desc
    limit ${limit}`;

/** Counts the unread messages of each player, up to `mostUnread`, over their index alone. */
export const countUnreadOf = (
  sql: Sql,
  players: readonly string[],
): Promise<{ playerId: string; count: number }[]> =>
  sql<{ playerId: string; count: number }>`
    select p.id as "playerId", (
      select count(*)::integer
      from (
        select from message.inbox
        where player_id = p.id::bigint and read_at is null and deleted_at is null
        limit ${mostUnread}
      ) unread
    ) as count
    from unnest(${players}::text[]) as p (id)`;

/** Marks at most so many of them, along the index of the unread ones; how many it marked. */
export const markMessagesRead = async (
  sql: Sql,
  playerId: string,
  { ids, upTo, most }: { ids: readonly string[]; upTo: string | undefined; most: number },
): Promise<number> => {
  const rows = await sql`
    update message.inbox
    set read_at = lib.now()
    where id in (
      select id from message.inbox
      where player_id = ${playerId}::bigint and read_at is null and deleted_at is null
        and (id = any (${ids}::bigint[]) or id <= ${upTo ?? null}::bigint)
      order by id
      limit ${most}
    )
    returning id`;
  return rows.length;
};

/** Whether the player has such a message; one that is deleted already counts. */
export const markMessageDeleted = async (
  sql: Sql,
  playerId: string,
  id: string,
): Promise<boolean> => {
  const rows = await sql`
    update message.inbox
    set deleted_at = coalesce(deleted_at, lib.now()), facts = '{}'
    where player_id = ${playerId}::bigint and id = ${id}::bigint
    returning id`;
  return rows.length === 1;
};
