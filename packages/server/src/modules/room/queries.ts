import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type RoomRow = { lastN: number; firstN: number };

/** A brand whose room no one wrote in has no row yet. */
export const readRoomRow = async (sql: Sql, brand: string): Promise<RoomRow> => {
  const [row] = await sql<RoomRow>`
    select last_n as "lastN", first_n as "firstN" from room.room where brand = ${brand}`;
  return row ?? { lastN: 0, firstN: 1 };
};

/**
 * The room as it is until the end of the transaction: one writer at a time. Before a case is
 * locked, never after it.
 */
export const lockRoom = async (sql: Transaction, brand: string): Promise<RoomRow> => {
  await sql`insert into room.room (brand) values (${brand}) on conflict do nothing`;
  await sql`select from room.room where brand = ${brand} for no key update`;
  return readRoomRow(sql, brand);
};

export type WrittenLine = {
  outcome: 'sent' | 'repeated' | 'conflict' | 'silenced' | 'too_fast';
  n: number;
  at: Date;
  waitSeconds: number;
  /** Null with `silenced`: for ever. */
  until: Date | null;
};

export type NewLine = {
  brand: string;
  playerId: string;
  key: string;
  text: string;
  slowSeconds: number;
};

export const writeLine = async (
  sql: Transaction,
  { brand, playerId, key, text, slowSeconds }: NewLine,
): Promise<WrittenLine> => {
  const [row] = await sql<WrittenLine>`
    select outcome, n, at, wait_seconds as "waitSeconds", nullif(until, 'infinity') as until
    from room.send_message(${brand}, ${playerId}::bigint, ${key}::uuid, ${text}, ${slowSeconds})`;
  return row!;
};

export type RoomLineRow = {
  n: number;
  at: Date;
  writerId: string | null;
  username: string | null;
  text: string | null;
  hides: number | null;
  isHidden: boolean;
  isMuted: boolean;
};

/** The lines of these numbers, which have no gap, as a player may see them. */
export const readLines = (
  sql: Sql,
  {
    brand,
    playerId,
    after,
    upTo,
  }: { brand: string; playerId: string; after: number; upTo: number },
): Promise<RoomLineRow[]> =>
  sql<RoomLineRow>`
    select m.n, m.at, m.player_id::text as "writerId", p.username, m.text, m.hides,
      m.hidden_at is not null as "isHidden", u.id is not null as "isMuted"
    from room.message m
    left join player.player_view p on p.id = m.player_id
    left join room.mute u on u.player_id = ${playerId}::bigint and u.muted_id = m.player_id
    where m.brand = ${brand} and m.n > ${after} and m.n <= ${upTo}
    order by m.n`;

export type RoomMessageRow = {
  id: string;
  writerId: string | null;
  text: string | null;
  isHidden: boolean;
  isKept: boolean;
};

/** A message of a player; a line of the room itself is none. */
export const findMessage = async (
  sql: Sql,
  { brand, n }: { brand: string; n: number },
): Promise<RoomMessageRow | undefined> => {
  const [row] = await sql<RoomMessageRow>`
    select id::text, player_id::text as "writerId", text, hidden_at is not null as "isHidden",
      kept_at is not null as "isKept"
    from room.message
    where brand = ${brand} and n = ${n} and hides is null`;
  return row;
};

/** False where the player reported it before. */
export const insertReport = async (
  sql: Transaction,
  { messageId, playerId, reason }: { messageId: string; playerId: string; reason: string },
): Promise<boolean> => {
  const rows = await sql`
    insert into room.report (message_id, player_id, reason)
    values (${messageId}::bigint, ${playerId}::bigint, ${reason})
    on conflict do nothing
    returning message_id`;
  return rows.length === 1;
};

/** False where the player mutes so many already. */
export const insertMute = async (
  sql: Transaction,
  { playerId, mutedId, most }: { playerId: string; mutedId: string; most: number },
): Promise<boolean> => {
  await sql`select lib.one_at_a_time(${`room.mute ${playerId}`})`;
  const [row] = await sql<{ count: number }>`
    select count(*)::integer as count from room.mute
    where player_id = ${playerId}::bigint and muted_id <> ${mutedId}::bigint`;
  if (row!.count >= most) return false;
  await sql`
    insert into room.mute (player_id, muted_id) values (${playerId}::bigint, ${mutedId}::bigint)
    on conflict do nothing`;
  return true;
};

export const deleteMute = (sql: Sql, playerId: string, id: string): Promise<unknown> => sql`
  delete from room.mute where id = ${id}::bigint and player_id = ${playerId}::bigint`;

export const readMutes = (
  sql: Sql,
  playerId: string,
  most: number,
): Promise<{ id: string; username: string | null; at: Date }[]> =>
  sql`
    select u.id::text, p.username, u.at
    from room.mute u left join player.player_view p on p.id = u.muted_id
    where u.player_id = ${playerId}::bigint
    order by u.id desc
    limit ${most}`;

/** Until when the player may not write: null for ever, undefined when they may. */
export const readSilencedUntil = async (
  sql: Sql,
  { brand, playerId }: { brand: string; playerId: string },
): Promise<Date | null | undefined> => {
  const [row] = await sql<{ is: boolean; until: Date | null }>`
    select until is not null as is, nullif(until, 'infinity') as until
    from room.silenced_until(${brand}, ${playerId}::bigint) until`;
  return row?.is ? row.until : undefined;
};
