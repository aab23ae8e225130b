import type { Language } from '@parlour/contract/languages';
import type { TicketState, TicketType } from '@parlour/contract/support';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { StoredContact } from './contact';
import type { TicketOwner } from './ticket';

/** One ticket after the other of each who writes. */
export const lockOwner = (sql: Transaction, owner: TicketOwner): Promise<unknown> =>
  sql`select lib.one_at_a_time('support.ticket ' || ${nameOf(owner)})`;

export const nameOf = ({ brand, playerId, guestHash }: TicketOwner): string =>
  playerId ?? `${brand} ${guestHash?.toString('base64url')}`;

type NewRow = TicketOwner & {
  key: string;
  type: TicketType;
  language: string;
  description: string;
  remark: string | undefined;
  contact: StoredContact | undefined;
  images: readonly string[];
  fromChat: string | undefined;
};

type Inserted = { id: string; number: string };

export const insertTicket = async (
  sql: Transaction,
  { contact, ...row }: NewRow,
): Promise<Inserted> => {
  const [inserted] = await sql<Inserted>`
    insert into support.ticket (brand, player_id, guest_hash, key, type, language, description,
      remark, sent_images, from_chat, contact, contact_key_id, contact_wrapped)
    values (${row.brand}, ${row.playerId ?? null}::bigint, ${row.guestHash ?? null},
      ${row.key}::uuid, ${row.type}, ${row.language}, ${row.description}, ${row.remark ?? null},
      ${[...row.images]}::uuid[], ${row.fromChat ?? null}, ${contact?.encrypted ?? null},
      ${contact?.keyId ?? null}, ${contact?.wrapped ?? null})
    returning id::text, number`;
  return inserted!;
};

export type SentTicket = WithContact & {
  id: string;
  type: TicketType;
  description: string;
  remark: string | null;
  /** Null: not known. */
  images: string[] | null;
};

export const findByKey = async (
  sql: Sql,
  { brand, playerId, guestHash }: TicketOwner,
  key: string,
): Promise<SentTicket | undefined> => {
  const [row] = await sql<SentTicket>`
    select id::text, type, description, remark, sent_images::text[] as images, key, contact,
      contact_key_id as "keyId", contact_wrapped as wrapped
    from support.ticket
    where key = ${key}::uuid and brand = ${brand}
      and case when ${playerId ?? null}::bigint is null
        then player_id is null and guest_hash = ${guestHash ?? null}
        else player_id = ${playerId ?? null}::bigint end`;
  return row;
};

export type TicketRow = {
  id: string;
  number: string;
  type: TicketType;
  state: TicketState;
  description: string;
  remark: string | null;
  openedAt: Date;
  changedAt: Date;
  dueAt: Date | null;
  isLate: boolean;
  closedAt: Date | null;
};

/** The owner's tickets, the newest first. */
export const listOwn = (
  sql: Sql,
  { brand, playerId, guestHash }: TicketOwner,
  { before, most }: { before?: string | undefined; most: number },
): Promise<TicketRow[]> =>
  sql<TicketRow>`
    select * from support.card
    where ("playerRow" = ${playerId ?? null}::bigint
        or ("playerRow" is null and brand = ${brand} and "guestHash" = ${guestHash ?? null}))
      and (${before ?? null}::bigint is null or "rowId" < ${before ?? null}::bigint)
    order by "rowId" desc
    limit ${most}`;

/** One of the owner's; of anyone else's there is none. */
export const readOwn = async (
  sql: Sql,
  { brand, playerId, guestHash }: TicketOwner,
  id: string,
): Promise<TicketRow | undefined> => {
  const [row] = await sql<TicketRow>`
    select * from support.card
    where "rowId" = ${id}::bigint
      and ("playerRow" = ${playerId ?? null}::bigint
        or ("playerRow" is null and brand = ${brand} and "guestHash" = ${guestHash ?? null}))`;
  return row;
};

/**
 * Locks a ticket until the commit. It is locked before its case, always in this order, so that who
 * writes and who decides never wait for each other.
 */
export const lockTicket = (sql: Transaction, id: string): Promise<unknown> =>
  sql`select from support.ticket where id = ${id}::bigint for update`;

type NewMessage = { ticketId: string; key: string; text: string; operatorId?: string };

/** False when it was written before under this key. */
export const insertMessage = async (
  sql: Transaction,
  { ticketId, key, text, operatorId }: NewMessage,
): Promise<boolean> => {
  const rows = await sql`
    insert into support.ticket_message (ticket_id, operator_id, text, key)
    values (${ticketId}::bigint, ${operatorId ?? null}::bigint, ${text}, ${key})
    on conflict on constraint ticket_message_once do nothing
    returning id`;
  if (rows.length === 0) return false;
  await sql`
    update support.ticket set changed_at = lib.now() where id = ${ticketId}::bigint`;
  return true;
};

/** What was written under this key before. */
export const readMessageOfKey = async (
  sql: Sql,
  { ticketId, key }: { ticketId: string; key: string },
): Promise<string | undefined> => {
  const [row] = await sql<{ text: string }>`
    select text from support.ticket_message where ticket_id = ${ticketId}::bigint and key = ${key}`;
  return row?.text;
};

export type MessageRow = { id: string; operatorId: string | null; name: string | null } & {
  text: string;
  at: Date;
};

/** The newest of a ticket's messages, the oldest of them first. */
export const readMessages = (sql: Sql, ticketId: string): Promise<MessageRow[]> =>
  sql<MessageRow>`
    select m.id::text, m.operator_id::text as "operatorId", o.name, m.text, m.at
    from (
      select * from support.ticket_message
      where ticket_id = ${ticketId}::bigint
      order by id desc
      limit 500
    ) m
    left join operator.operator_view o on o.id = m.operator_id
    order by m.id`;

/** The address that a visitor left, encrypted under the ticket's key. */
export type WithContact = {
  key: string;
  contact: Buffer | null;
  keyId: string | null;
  wrapped: Buffer | null;
};

export type TicketRecipient = WithContact & {
  id: string;
  number: string;
  brand: string;
  playerId: string | null;
  language: Language;
};

/** To whom an answer about the ticket goes. */
export const readRecipient = async (
  sql: Sql,
  ticketId: string,
): Promise<TicketRecipient | undefined> => {
  const [row] = await sql<TicketRecipient>`
    select id::text, number, brand, player_id::text as "playerId", language, key, contact,
      contact_key_id as "keyId", contact_wrapped as wrapped
    from support.ticket
    where id = ${ticketId}::bigint`;
  return row;
};

/** False when a visitor was notified of this case's lateness before. */
export const markLateTold = async (
  sql: Transaction,
  ticketId: string,
  caseId: string,
): Promise<boolean> => {
  const rows = await sql`
    update support.ticket set late_told = ${caseId}
    where id = ${ticketId}::bigint and late_told is distinct from ${caseId}
    returning id`;
  return rows.length > 0;
};

/** The ticket of a case's subject; subjects of other modules begin with a name. */
export const ticketIdOf = (subjectId: string): string | undefined =>
  /^\d+$/.test(subjectId) ? subjectId : undefined;

type OldContact = { id: string; key: string; keyId: string; wrapped: Buffer };

export const listOldContacts = (sql: Sql, keyId: string, most: number): Promise<OldContact[]> =>
  sql<OldContact>`
    select id::text, key, contact_key_id as "keyId", contact_wrapped as wrapped
    from support.ticket
    where contact is not null and contact_key_id <> ${keyId}
    limit ${most}`;

export const replaceContactKey = (
  sql: Sql,
  { id, keyId, wrapped }: Omit<OldContact, 'key'>,
): Promise<unknown> =>
  sql`
    update support.ticket set contact_key_id = ${keyId}, contact_wrapped = ${wrapped}
    where id = ${id}::bigint`;

export const deleteTicketsOf = async (sql: Transaction, playerId: string): Promise<void> => {
  await sql`
    delete from support.ticket_message
    where ticket_id in (select id from support.ticket where player_id = ${playerId}::bigint)`;
  await sql`delete from support.ticket where player_id = ${playerId}::bigint`;
};
