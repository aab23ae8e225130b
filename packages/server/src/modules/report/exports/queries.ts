import type { ExportKind, ExportState } from '@parlour/contract/report/exports';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type ExportRow = {
  id: string;
  operatorId: string;
  operator: string;
  kind: ExportKind;
  brands: string[];
  filter: Record<string, string>;
  reason: string;
  lines: number;
  most: number;
  state: ExportState;
  secondId: string | null;
  second: string | null;
  entryId: string;
  askedAt: Date;
  until: Date;
  isOver: boolean;
  rows: number | null;
  parts: number | null;
  bytes: bigint | null;
  digest: Buffer | null;
  keyId: string | null;
  wrapped: Buffer | null;
  why: string | null;
};

type NewExport = Pick<
  ExportRow,
  'operatorId' | 'kind' | 'brands' | 'filter' | 'reason' | 'lines' | 'most' | 'entryId'
> & { key: string; needsSecond: boolean };

/** It ends by itself after a day. */
export const insertExport = async (sql: Transaction, row: NewExport): Promise<string> => {
  const [written] = await sql<{ id: string }>`
    insert into report.export (operator_id, key, kind, brands, filter, reason, lines, most, state,
      needs_second, entry_id, until)
    values (${row.operatorId}::bigint, ${row.key}, ${row.kind}, ${row.brands}::text[],
      ${JSON.stringify(row.filter)}::jsonb, ${row.reason}, ${row.lines}, ${row.most},
      ${row.needsSecond ? 'second' : 'waiting'}, ${row.needsSecond}, ${row.entryId}::bigint,
      lib.now() + interval '1 day')
    returning id::text`;
  return written!.id;
};

type Asked = {
  id: string | null;
  /** How many of the person's are not over. */
  open: number;
  /** How many lines of the kind the person took, or may take, in a day without a second person. */
  alone: number;
};

/** The export of a call that came before, and what else the person asked for. */
export const readAsked = async (
  sql: Transaction,
  { operatorId, key, kind }: Pick<ExportRow, 'operatorId' | 'kind'> & { key: string },
): Promise<Asked> => {
  await sql`select lib.one_at_a_time('report.export ' || ${operatorId}::text)`;
  const [row] = await sql<Asked>`
    select (select id::text from report.export
        where operator_id = ${operatorId}::bigint and key = ${key}) as id,
      (select count(*)::integer from report.export
        where operator_id = ${operatorId}::bigint and state in ('second', 'waiting', 'ready')
          and until > lib.now()) as open,
      (select coalesce(sum(lines), 0)::integer from report.alone_view
        where operator_id = ${operatorId}::bigint and kind = ${kind}) as alone`;
  return row!;
};

/** An export, locked until the commit. */
export const lockExport = async (sql: Transaction, id: string): Promise<ExportRow | undefined> => {
  await sql`select from report.export where id = ${id}::bigint for update`;
  return readExport(sql, id);
};

export const readExport = async (sql: Sql, id: string): Promise<ExportRow | undefined> => {
  const [row] = await sql<ExportRow>`
    select e.id::text, e.operator_id::text as "operatorId", o.name as operator, e.kind, e.brands,
      e.filter, e.reason, e.lines, e.most, e.state, e.second_id::text as "secondId",
      s.name as second, e.entry_id::text as "entryId", e.asked_at as "askedAt", e.until,
      e.until <= lib.now() as "isOver", e.rows, e.parts, e.bytes, e.digest, e.key_id as "keyId",
      e.wrapped, e.why
    from report.export e
    join operator.operator_view o on o.id = e.operator_id
    left join operator.operator_view s on s.id = e.second_id
    where e.id = ${id}::bigint`;
  return row;
};

/** The person's own of a month, and all that wait for a second person; the newest first. */
export const listExportIds = async (sql: Sql, operatorId: string): Promise<string[]> => {
  const rows = await sql<{ id: string }>`
    select id::text from (
      (select id from report.export
        where operator_id = ${operatorId}::bigint and asked_at > lib.now() - interval '30 days'
        order by id desc limit 50)
      union
      (select id from report.export
        where state = 'second' and until > lib.now() and operator_id <> ${operatorId}::bigint
        order by id desc limit 50)
    ) shown
    order by id desc`;
  return rows.map(({ id }) => id);
};

type Change = { state: ExportState; secondId?: string; why?: string };

export const setState = (
  sql: Transaction,
  id: string,
  { state, secondId, why }: Change,
): Promise<unknown> => sql`
  update report.export
  set state = ${state}, second_id = coalesce(${secondId ?? null}::bigint, second_id),
    why = coalesce(${why ?? null}, why),
    fetched_at = case when ${state} = 'fetched' then lib.now() end
  where id = ${id}::bigint`;

/** One that waits to be made; counted as tried at once, so that one that kills a process ends. */
export const tryNext = async (sql: Sql, most: number): Promise<string | undefined> => {
  const [row] = await sql<{ id: string }>`
    update report.export set attempts = attempts + 1
    where id = (
      select id from report.export
      where state = 'waiting' and until > lib.now() and attempts < ${most}
      order by attempts, id limit 1
      for update skip locked
    )
    returning id::text`;
  return row?.id;
};

type Made = Pick<ExportRow, 'rows' | 'parts' | 'bytes' | 'digest' | 'keyId' | 'wrapped'>;

export const markReady = (sql: Transaction, id: string, made: Made): Promise<unknown> => sql`
  update report.export
  set state = 'ready', rows = ${made.rows}, parts = ${made.parts}, bytes = ${made.bytes},
    digest = ${made.digest}, key_id = ${made.keyId}, wrapped = ${made.wrapped},
    until = lib.now() + interval '1 day'
  where id = ${id}::bigint`;

export const insertPart = (
  sql: Transaction,
  { id, n, encrypted }: { id: string; n: number; encrypted: Buffer },
): Promise<unknown> => sql`
  insert into report.export_part (export_id, n, encrypted)
  values (${id}::bigint, ${n}, ${encrypted})`;

export const readPart = async (sql: Sql, id: string, n: number): Promise<Buffer | undefined> => {
  const [row] = await sql<{ encrypted: Buffer }>`
    select encrypted from report.export_part where export_id = ${id}::bigint and n = ${n}`;
  return row?.encrypted;
};

/** What was never made or never fetched ends; a file is deleted when no one can be reading it. */
export const endOld = async (sql: Sql, mostAttempts: number): Promise<void> => {
  await sql`
    update report.export set state = 'failed', why = coalesce(why, 'attempts')
    where state = 'waiting' and attempts >= ${mostAttempts}
      and asked_at < lib.now() - interval '10 minutes'`;
  await sql`
    update report.export set state = 'over'
    where state in ('second', 'waiting', 'ready') and until <= lib.now()`;
  await sql`
    delete from report.export_part p using report.export e
    where e.id = p.export_id and (e.state in ('ended', 'failed', 'over')
      or e.state = 'fetched' and e.fetched_at < lib.now() - interval '10 minutes')`;
};

type WrappedRow = { id: string; keyId: string; wrapped: Buffer };

export const listOldKeys = (sql: Sql, keyId: string, most: number): Promise<WrappedRow[]> =>
  sql<WrappedRow>`
    select id::text, key_id as "keyId", wrapped from report.export
    where key_id <> ${keyId}
    limit ${most}`;

export const replaceKey = (sql: Sql, { id, keyId, wrapped }: WrappedRow): Promise<unknown> => sql`
  update report.export set key_id = ${keyId}, wrapped = ${wrapped} where id = ${id}::bigint`;
