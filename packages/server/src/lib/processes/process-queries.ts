import type { Sql } from '@parlour/node-kit/database/database';
import type { Disk } from './disk';

type NewProcess = {
  id: string;
  host: string;
  pid: number;
  roles: readonly string[];
  build: string;
  buildDigest: string | undefined;
  nodeVersion: string;
};

export const insertProcess = (sql: Sql, process: NewProcess): Promise<unknown> => sql`
  insert into lib.process (id, host, pid, roles, build, build_digest, node_version)
  values (${process.id}::uuid, ${process.host}, ${process.pid}, ${[...process.roles]}::text[],
    ${process.build}, ${process.buildDigest ?? null}, ${process.nodeVersion})`;

type Seen = {
  id: string;
  configVersions: Record<string, number>;
  driftMs?: number;
  disk?: Disk | undefined;
};

/** Answers the database's time, in milliseconds. */
export const noteSeen = async (
  sql: Sql,
  { id, configVersions, driftMs, disk }: Seen,
): Promise<number> => {
  const [row] = await sql<{ now: number }>`
    update lib.process
    set seen_at = lib.now(), config_versions = ${JSON.stringify(configVersions)}::jsonb,
      drift_ms = coalesce(${driftMs ?? null}::integer, drift_ms),
      disk_bytes = coalesce(${disk?.bytes ?? null}::bigint, disk_bytes),
      disk_free_bytes = coalesce(${disk?.freeBytes ?? null}::bigint, disk_free_bytes)
    where id = ${id}::uuid
    returning (extract(epoch from lib.now()) * 1000)::float8 as now`;
  return row?.now ?? 0;
};

export const endProcess = (sql: Sql, id: string): Promise<unknown> => sql`
  update lib.process set ended_at = lib.now(), seen_at = lib.now() where id = ${id}::uuid`;
