import type { ChatView } from '@parlour/contract/support/chat';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { ChatPerson } from './person';

export type ChatRow = ChatPerson & {
  id: string;
  language: string;
  state: 'open' | 'closed';
  claimedBy: string | null;
  hasCase: boolean;
  /** Since when the person has waited for an answer. */
  askedAt: Date | null;
  lastN: number;
  playerRead: number;
  deskRead: number;
};

/** Up to ninety-nine unread messages of operators are counted. */
type OwnChatRow = Pick<
  ChatView,
  | 'state'
  | 'isTaken'
  | 'isStaffed'
  | 'lastN'
  | 'ownRead'
  | 'operatorRead'
  | 'unread'
  | 'mayBecomeTicket'
> & { id: string };

export const findChat = async (
  sql: Sql,
  { brand, playerId, guestHash }: ChatPerson,
): Promise<ChatRow | undefined> => {
  const [row] = await sql<ChatRow>`
    select id::text, brand, player_id::text as "playerId", guest_hash as "guestHash", language,
      state, claimed_by::text as "claimedBy", has_case as "hasCase",
      asked_at as "askedAt", last_n as "lastN", player_read as "playerRead",
      desk_read as "deskRead"
    from support.chat
    where brand = ${brand} and player_id is not distinct from ${playerId}::bigint
      and guest_hash is not distinct from ${guestHash}::bytea`;
  return row;
};

/** A person's chat as it stands for them: at each message each of their pages asks for it. */
export const readOwnChat = async (
  sql: Sql,
  { brand, playerId, guestHash }: ChatPerson,
  promisedMinutes: number,
): Promise<OwnChatRow | undefined> => {
  const [row] = await sql<OwnChatRow>`
    select c.id::text, c.state, c.claimed_by is not null as "isTaken",
      support.is_staffed(c.brand) as "isStaffed", c.last_n as "lastN",
      c.player_read as "ownRead", c.desk_read as "operatorRead", unread.count as unread,
      support.may_become_ticket(c, ${promisedMinutes}) as "mayBecomeTicket"
    from support.chat c
    cross join lateral (
      select count(*)::integer as count
      from (
        select from support.chat_message m
        where m.chat_id = c.id and m.n > c.player_read and m.side = 'operator'
        limit 99
      ) counted
    ) unread
    where c.brand = ${brand} and c.player_id is not distinct from ${playerId}::bigint
      and c.guest_hash is not distinct from ${guestHash}::bytea`;
  return row;
};

export const readChatById = async (sql: Sql, id: string): Promise<ChatRow | undefined> => {
  const [row] = await sql<ChatRow>`
    select id::text, brand, player_id::text as "playerId", guest_hash as "guestHash", language,
      state, claimed_by::text as "claimedBy", has_case as "hasCase",
      asked_at as "askedAt", last_n as "lastN", player_read as "playerRead",
      desk_read as "deskRead"
    from support.chat where id = ${id}::bigint`;
  return row;
};

/** The chat as it is until the end of the transaction. */
export const lockChat = async (sql: Transaction, id: string): Promise<ChatRow | undefined> => {
  await sql`select from support.chat where id = ${id}::bigint for no key update`;
  return readChatById(sql, id);
};

/** Opens the person's chat, their first or again. */
export const upsertChat = async (
  sql: Transaction,
  { brand, playerId, guestHash }: ChatPerson,
  language: string,
): Promise<{ id: string }> => {
  await sql`
    insert into support.chat (brand, player_id, guest_hash, language)
    values (${brand}, ${playerId}::bigint, ${guestHash}::bytea, ${language})
    on conflict do nothing`;
  const [row] = await sql<{ id: string }>`
    update support.chat
    set state = 'open', language = ${language},
      opened_at = case when state = 'closed' then lib.now() else opened_at end
    where brand = ${brand} and player_id is not distinct from ${playerId}::bigint
      and guest_hash is not distinct from ${guestHash}::bytea
    returning id::text`;
  return row!;
};

export type NewMessage = {
  chatId: string;
  side: 'player' | 'operator';
  operatorId: string | null;
  key: string;
  text: string | null;
  imageId: string | null;
  about: Record<string, unknown> | null;
  /** At most so many of the side's messages in so many seconds. */
  most: { count: number; seconds: number };
};

export type Written = {
  outcome: 'sent' | 'repeated' | 'conflict' | 'closed' | 'not_taken' | 'unanswered' | 'too_fast';
  n: number;
  at: Date;
  waitSeconds: number;
  needsCase: boolean;
  claimedBy: string | null;
};

type Foreseen = Pick<Written, 'outcome' | 'n' | 'at' | 'waitSeconds'>;

/**
 * What would come of a picture now, before it is decoded; the message is written under the chat's
 * lock, which judges again.
 */
export const foreseePicture = async (
  sql: Sql,
  { chatId, side, operatorId, key, most }: Omit<NewMessage, 'text' | 'imageId' | 'about'>,
): Promise<Foreseen | undefined> => {
  const [row] = await sql<Foreseen>`
    select coalesce(m.outcome, r.outcome, 'sent') as outcome, coalesce(m.n, 0) as n, m.at,
      r.wait_seconds as "waitSeconds"
    from support.chat c
    left join lateral (
      select s.n, s.at, case when s.image_id is null then 'conflict' else 'repeated' end as outcome
      from support.chat_message s
      where s.chat_id = c.id and s.side = ${side} and s.key = ${key}::uuid
    ) m on true
    cross join lateral support.message_refusal(c, ${side}, ${operatorId}::bigint, ${most.count},
      ${most.seconds}) r
    where c.id = ${chatId}::bigint`;
  return row;
};

export const writeMessage = async (sql: Sql, message: NewMessage): Promise<Written> => {
  const { chatId, side, operatorId, key, text, imageId, about, most } = message;
  const [row] = await sql<Written>`
    select outcome, n, at, wait_seconds as "waitSeconds", needs_case as "needsCase",
      claimed_by::text as "claimedBy"
    from support.send_message(${chatId}::bigint, ${side}, ${operatorId}::bigint, ${key}::uuid,
      ${text}, ${imageId}::uuid, ${about && JSON.stringify(about)}::jsonb, ${most.count},
      ${most.seconds})`;
  return row!;
};

export const noteEvent = async (
  sql: Transaction,
  id: string,
  about: Record<string, unknown>,
): Promise<number> => {
  const [row] = await sql<{ n: number }>`
    select support.note_event(${id}::bigint, ${JSON.stringify(about)}::jsonb) as n`;
  return row!.n;
};

type Marked = { id: string; claimedBy: string | null; n: number };

/** Marks up to n as read by the person, or is undefined where that much was read before. */
export const markOwnRead = async (
  sql: Sql,
  { brand, playerId, guestHash }: ChatPerson,
  n: number,
): Promise<Marked | undefined> => {
  const [row] = await sql<Marked>`
    update support.chat set player_read = least(${n}, last_n)
    where brand = ${brand} and player_id is not distinct from ${playerId}::bigint
      and guest_hash is not distinct from ${guestHash}::bytea
      and player_read < least(${n}, last_n)
    returning id::text, claimed_by::text as "claimedBy", player_read as n`;
  return row;
};

type DeskMark = { chatId: string; operatorId: string; n: number };

/**
 * Marks up to n as read by the operator who has the chat and may work it in these brands; n is null
 * where nothing changed.
 */
export const markReadByDesk = async (
  sql: Sql,
  { chatId, operatorId, n }: DeskMark,
): Promise<{ brands: string[] | null; n: number | null }> => {
  const [row] = await sql<{ brands: string[] | null; n: number | null }>`
    select brands, n
    from support.mark_read_by_desk(${chatId}::bigint, ${operatorId}::bigint, ${n})`;
  return row!;
};

/** False where the person was there already, or the chat is not open. */
export const writePage = async (sql: Sql, id: string, page: string): Promise<boolean> => {
  const rows = await sql`
    update support.chat set page = ${page}
    where id = ${id}::bigint and state = 'open' and page is distinct from ${page}
    returning id`;
  return rows.length === 1;
};

/** Ends the chat; the person's next message needs it opened again. */
export const closeRow = (sql: Transaction, id: string): Promise<unknown> =>
  sql`
    update support.chat
    set state = 'closed', claimed_by = null, claimed_at = null, asked_at = null, has_case = false,
      page = null
    where id = ${id}::bigint`;

export const isStaffed = async (sql: Sql, brand: string): Promise<boolean> => {
  const [row] = await sql<{ is: boolean }>`select support.is_staffed(${brand}) as is`;
  return row!.is;
};
