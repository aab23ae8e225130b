import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type ProvenBackup = { id: bigint; madeAt: Date; provenAt: Date };

/** The copy that was proven last. */
export const readBackup = async (sql: Sql): Promise<ProvenBackup | undefined> => {
  const [row] = await sql<ProvenBackup>`
    select id, made_at as "madeAt", proven_at as "provenAt"
    from lib.backup order by id desc limit 1`;
  return row;
};

/** One text for each running database: a copy, wherever it was restored, has another. */
export const readPlace = async (sql: Sql): Promise<string> => {
  const [row] = await sql<{ place: string }>`
    select concat_ws(' ', d.oid, pg_postmaster_start_time()) as place
    from pg_database d where d.datname = current_database()`;
  return row!.place;
};

/** Whether a database has what a restore ends with. */
export const hasAudit = async (sql: Sql): Promise<boolean> => {
  const [row] = await sql<{ has: boolean }>`
    select to_regclass('audit.link') is not null and to_regclass('lib.process') is not null as has`;
  return row!.has;
};

/** The last moment that a database knows of; its processes write one every five seconds. */
export const readUpto = async (sql: Sql): Promise<Date> => {
  const [row] = await sql<{ upto: Date }>`
    select greatest(
      (select max(seen_at) from lib.process), (select max(at) from audit.entry_view)
    ) as upto`;
  return row!.upto;
};

export const insertBackup = async (sql: Transaction, madeAt: Date): Promise<ProvenBackup> => {
  const [row] = await sql<ProvenBackup>`
    insert into lib.backup (made_at) values (${madeAt})
    returning id, made_at as "madeAt", proven_at as "provenAt"`;
  return row!;
};
