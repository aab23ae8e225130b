import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type DeskLineRow = {
  n: number;
  at: Date;
  playerId: string | null;
  username: string | null;
  text: string | null;
  hiddenAt: Date | null;
  hides: number | null;
  reports: number;
};

export const readDeskLines = (
  sql: Sql,
  { brand, after, upTo }: { brand: string; after: number; upTo: number },
): Promise<DeskLineRow[]> =>
  sql<DeskLineRow>`
    select n, at, "playerId", username, text, "hiddenAt", hides, reports
    from room.desk_line
    where brand = ${brand} and n > ${after} and n <= ${upTo}
    order by n`;

export type SilenceRow = {
  id: string;
  playerId: string;
  username: string;
  at: Date;
  /** Null: for ever. */
  until: Date | null;
  reason: string;
  by: string;
};

/** Who may not write in a room, the latest first. */
export const readSilences = (
  sql: Sql,
  { brand, before, most }: { brand: string; before: string | undefined; most: number },
): Promise<SilenceRow[]> =>
  sql<SilenceRow>`
    select id, "playerId", username, at, until, reason, by
    from room.silence_card
    where brand = ${brand}
      and (${before ?? null}::bigint is null or "silenceRow" < ${before ?? null})
    order by "silenceRow" desc
    limit ${most}`;

/** Since when a player may not write in a room, until when and why. */
export const readSilenceOf = async (
  sql: Sql,
  { brand, playerId }: { brand: string; playerId: string },
): Promise<SilenceRow | undefined> => {
  const [row] = await sql<SilenceRow>`
    select id, "playerId", username, at, until, reason, by
    from room.silence_card
    where brand = ${brand} and "playerRow" = ${playerId}::bigint`;
  return row;
};

/** The line that says so; undefined where the message was hidden before. */
export const hideLine = async (sql: Transaction, id: string): Promise<number | undefined> => {
  const [row] = await sql<{ n: number | null }>`select room.hide_message(${id}::bigint) as n`;
  return row?.n ?? undefined;
};

export const markKept = (sql: Transaction, id: string): Promise<unknown> => sql`
  update room.message set kept_at = lib.now() where id = ${id}::bigint`;

export type NewSilence = {
  brand: string;
  playerId: string;
  /** Without it for ever. */
  hours: number | undefined;
  reason: string;
  operatorId: string;
};

/** In place of the one before. */
export const insertSilence = async (
  sql: Transaction,
  { brand, playerId, hours, reason, operatorId }: NewSilence,
): Promise<string> => {
  await sql`
    update room.silence set lifted_at = lib.now()
    where brand = ${brand} and player_id = ${playerId}::bigint and lifted_at is null`;
  const [row] = await sql<{ id: string }>`
    insert into room.silence (brand, player_id, until, reason, operator_id)
    values (${brand}, ${playerId}::bigint,
      coalesce(lib.now() + make_interval(hours => ${hours ?? null}::integer), 'infinity'),
      ${reason}, ${operatorId}::bigint)
    returning id::text`;
  return row!.id;
};

export const isOfBrand = async (
  sql: Transaction,
  { brand, playerId }: { brand: string; playerId: string },
): Promise<boolean> => {
  const rows = await sql`
    select from player.player_view where id = ${playerId}::bigint and brand = ${brand}`;
  return rows.length === 1;
};

/** The player who may write again; undefined where none is silenced by it. */
export const liftRow = async (
  sql: Transaction,
  { brand, id }: { brand: string; id: string },
): Promise<string | undefined> => {
  const [row] = await sql<{ playerId: string }>`
    update room.silence set lifted_at = lib.now()
    where id = ${id}::bigint and brand = ${brand} and lifted_at is null and until > lib.now()
    returning player_id::text as "playerId"`;
  return row?.playerId;
};

export type CaseOfMessage = {
  brand: string;
  version: number;
  messageId: string;
  n: number;
  writerId: string | null;
};

/** The message of a case, with the case as its reader has it now. */
export const readCaseOfMessage = async (
  sql: Sql,
  caseId: string,
): Promise<CaseOfMessage | undefined> => {
  const [row] = await sql<CaseOfMessage>`
    select c.brand, c.version, m.id::text as "messageId", m.n, m.player_id::text as "writerId"
    from casework.claim_view c
    join room.message m on m.id = case when c.kind = 'room' then c.subject_id::bigint end
    where c.id = ${caseId}::bigint and c.kind = 'room'`;
  return row;
};

/** Its writer and those who reported it, the first thousand. */
export const readConcerned = async (sql: Sql, messageId: string): Promise<string[]> => {
  const rows = await sql<{ id: string }>`
    select player_id::text as id from room.message
    where id = ${messageId}::bigint and player_id is not null
    union
    (select player_id::text from room.report where message_id = ${messageId}::bigint limit 1000)`;
  return rows.map(({ id }) => id);
};

export const readReports = (sql: Sql, messageId: string): Promise<{ reason: string; at: Date }[]> =>
  sql`
    select reason, at from room.report where message_id = ${messageId}::bigint
    order by at desc
    limit 50`;

/** Messages of a player that operators hid, of those that are kept. */
export const countHidden = async (sql: Sql, playerId: string): Promise<number> => {
  const [row] = await sql<{ count: number }>`
    select count(*)::integer as count from room.message
    where player_id = ${playerId}::bigint and hidden_at is not null`;
  return row!.count;
};
