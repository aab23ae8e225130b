import type { Language } from '@parlour/contract/languages';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type TicketPurpose = 'password' | 'unlock';

type NewTicket = { playerId: string; purpose: TicketPurpose; minutes: number };

export const insertTicket = (
  sql: Transaction,
  ticketHash: Buffer,
  { playerId, purpose, minutes }: NewTicket,
) => sql`
  insert into session.ticket (ticket_hash, player_id, purpose, expires_at)
  values (${ticketHash}, ${playerId}::bigint, ${purpose},
    lib.now() + make_interval(mins => ${minutes}))`;

export const voidTickets = (sql: Transaction, playerId: string, purpose: TicketPurpose) => sql`
  update session.ticket
  set used_at = lib.now()
  where player_id = ${playerId}::bigint and purpose = ${purpose} and used_at is null`;

export const findTicket = async (
  sql: Sql,
  ticketHash: Buffer,
  { brand, purpose }: { brand: string; purpose: TicketPurpose },
): Promise<string | undefined> => {
  const [row] = await sql<{ playerId: bigint }>`
    select t.player_id as "playerId"
    from session.ticket t
    join player.player_view p on p.id = t.player_id
    where t.ticket_hash = ${ticketHash} and t.purpose = ${purpose} and p.brand = ${brand}
      and t.used_at is null and t.expires_at > lib.now()`;
  return row?.playerId.toString();
};

export const claimTicket = async (sql: Transaction, ticketHash: Buffer): Promise<boolean> => {
  const rows = await sql`
    update session.ticket
    set used_at = lib.now()
    where ticket_hash = ${ticketHash} and used_at is null and expires_at > lib.now()
    returning ticket_hash`;
  return rows.length === 1;
};

export const forgetOldTickets = (sql: Sql) => sql`
  delete from session.ticket
  where expires_at < lib.now() - interval '7 days'`;

export type Recipient = { username: string; brand: string; language: Language };

export const readRecipient = async (sql: Sql, playerId: string): Promise<Recipient | undefined> => {
  const [row] = await sql<Recipient>`
    select username, brand, language
    from player.player_view
    where id = ${playerId}::bigint`;
  return row;
};
