import type { SendingAudience, WrittenTexts } from '@parlour/contract/message-console';
import type { Language } from '@parlour/contract/languages';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';

/** An audience as it is stored, with the zone of its days. */
export type Filter = SendingAudience & { zone: string };

export const readLastPlayer = async (sql: Sql): Promise<string> => {
  const [row] = await sql<{ last: string }>`
    select coalesce(max(id), 0)::text as last from player.listed_view`;
  return row!.last;
};

type Whom = { brand: string; filter: Filter; last: string };

export const countAudience = async (
  sql: Sql,
  { brand, filter, last }: Whom,
  most: number,
): Promise<number> => {
  const [row] = await sql<{ count: number }>`
    select count(*)::integer as count
    from message.audience(${brand}, ${JSON.stringify(filter)}, 0, ${last}::bigint, ${most})`;
  return row!.count;
};

export const readSamples = (
  sql: Sql,
  { brand, filter, last }: Whom,
  most: number,
): Promise<{ playerId: string; username: string; language: Language }[]> =>
  sql`
    select p.id::text as "playerId", p.username, p.language
    from message.audience(${brand}, ${JSON.stringify(filter)}, 0, ${last}::bigint, ${most}) a
    join player.listed_view p on p.id = a.player_id
    order by p.id`;

export type NewSending = Whom & {
  operatorId: string;
  key: string;
  /** The digest of the preview that is confirmed. */
  digest: string;
  texts: WrittenTexts;
  wanted: number;
};

/** Its number; none if the operator has sent under this key, or confirmed this preview, before. */
export const insertSending = async (
  sql: Transaction,
  { brand, filter, last, operatorId, key, digest, texts, wanted }: NewSending,
): Promise<string | undefined> => {
  const [row] = await sql<{ id: string }>`
    insert into message.sending
      (brand, operator_id, key, preview, texts, filter, last_player, wanted)
    values (${brand}, ${operatorId}::bigint, ${key}, ${digest}, ${JSON.stringify(texts)},
      ${JSON.stringify(filter)}, ${last}::bigint, ${wanted})
    on conflict do nothing
    returning id::text`;
  return row?.id;
};

export type SendingRow = {
  id: string;
  brand: string;
  operatorName: string;
  texts: WrittenTexts;
  filter: Filter;
  wanted: number;
  written: number;
  at: Date;
  doneAt: Date | null;
};

type Which = { brands: readonly string[]; before?: string | undefined; limit: number };

/** The newest first, before the cursor. */
export const readSendings = (sql: Sql, { brands, before, limit }: Which): Promise<SendingRow[]> =>
  sql<SendingRow>`
    select s.id::text, s.brand, o.name as "operatorName", s.texts, s.filter, s.wanted, s.written,
      s.at, s.done_at as "doneAt"
    from message.sending s
    join operator.operator_view o on o.id = s.operator_id
    where s.brand = any (${brands}::text[])
      and (${before ?? null}::bigint is null or s.id < ${before ?? null}::bigint)
    order by s.id desc
    limit ${limit}`;

/** What the operator sent under this key or from this preview. */
export const readSendingOfCall = async (
  sql: Sql,
  { operatorId, key, digest }: Pick<NewSending, 'operatorId' | 'key' | 'digest'>,
): Promise<SendingRow | undefined> => {
  const [row] = await sql<SendingRow>`
    select s.id::text, s.brand, o.name as "operatorName", s.texts, s.filter, s.wanted, s.written,
      s.at, s.done_at as "doneAt"
    from message.sending s
    join operator.operator_view o on o.id = s.operator_id
    where s.operator_id = ${operatorId}::bigint and (s.key = ${key} or s.preview = ${digest})
    order by s.key = ${key} desc
    limit 1`;
  return row;
};

type OpenSending = { id: string; brand: string; filter: Filter; last: string; upto: string };

/** The sending that has waited longest, so that a large one does not hold up the others. */
export const lockOpenSending = async (sql: Transaction): Promise<OpenSending | undefined> => {
  const [row] = await sql<OpenSending>`
    select id::text, brand, filter, last_player::text as last, upto::text
    from message.sending
    where done_at is null
    order by worked_at nulls first, id
    limit 1
    for update skip locked`;
  return row;
};

/** Writes the next messages of a sending; returns whose they are, and how far it came. */
export const writeBatch = async (
  sql: Transaction,
  { id, brand, filter, last, upto }: OpenSending,
  most: number,
): Promise<{ players: string[]; isDone: boolean }> => {
  const players = await sql<{ id: string; isNew: boolean }>`
    with next as (
      select player_id
      from message.audience(
        ${brand}, ${JSON.stringify(filter)}, ${upto}::bigint, ${last}::bigint, ${most})
    ),
    written as (
      insert into message.inbox (player_id, key, template, sending_id)
      select player_id, ${`sending:${id}`}, 'sending', ${id}::bigint from next
      on conflict on constraint inbox_once do nothing
      returning player_id
    )
    select n.player_id::text as id, w.player_id is not null as "isNew"
    from next n left join written w on w.player_id = n.player_id
    order by n.player_id`;
  const isDone = players.length < most;
  await sql`
    update message.sending
    set upto = ${players.at(-1)?.id ?? upto}::bigint, worked_at = lib.now(),
      written = written + ${players.filter(({ isNew }) => isNew).length},
      done_at = case when ${isDone} then lib.now() end
    where id = ${id}::bigint`;
  return { players: players.map((player) => player.id), isDone };
};
