import { codeOf } from '@parlour/node-kit/database/failure';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';

type Run = { name: string; seconds: number; runner: string | undefined };

/**
 * Claims a periodic job for its whole period and notes that it began, in one statement: a job that
 * is claimed is one that runs. False while another process has it.
 */
export const claimRun = async (sql: Sql, { name, seconds, runner }: Run): Promise<boolean> => {
  const rows = await sql`
    with claimed as (
      insert into lib.lease as l (name, held_until)
      values (${name}, lib.now() + make_interval(secs => ${seconds}))
      on conflict (name) do update set held_until = excluded.held_until
      where l.held_until <= lib.now() and l.paused_until <= lib.now()
      returning name
    )
    insert into lib.job as j (name, seconds, runner, began_at, runs)
    select name, ${seconds}, ${runner ?? null}::uuid, lib.now(), 1 from claimed
    on conflict (name) do update
    set seconds = excluded.seconds, runner = excluded.runner, began_at = excluded.began_at,
      runs = j.runs + 1, requested_at = null
    returning name`;
  return rows.length > 0;
};

export const noteDone = (sql: Sql, name: string): Promise<unknown> =>
  sql`
    update lib.job set ended_at = lib.now(), failed_at = null, reason = null
    where name = ${name}`;

export const noteFailed = (sql: Sql, name: string, error: unknown): Promise<unknown> =>
  sql`
    update lib.job
    set ended_at = lib.now(), failed_at = lib.now(), reason = ${reasonOf(error)}
    where name = ${name}`;

/** The jobs that there are: those that have not run are listed too, and former ones no more. */
export const declareJobs = async (
  sql: Sql,
  jobs: readonly { name: string; seconds: number }[],
): Promise<void> => {
  await sql`
    insert into lib.job as j (name, seconds)
    select name, seconds
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as given(name text, seconds integer)
    order by name
    on conflict (name) do update set seconds = excluded.seconds
    where j.seconds <> excluded.seconds`;
  await sql`delete from lib.job where name <> all (${jobs.map(({ name }) => name)}::text[])`;
};

/** Makes a job due now: the next process that looks takes it. */
export const requestRun = async (sql: Transaction, name: string): Promise<void> => {
  await sql`
    update lib.lease set held_until = lib.now(), paused_until = '-infinity' where name = ${name}`;
  await sql`update lib.job set requested_at = lib.now() where name = ${name}`;
};

/** Makes an event due now, whenever it would have been tried again. */
export const makeDue = (sql: Transaction, id: string): Promise<unknown> => sql`
  update lib.outbox set due_at = lib.now(), failed_at = null where id = ${id}::bigint`;

/** The kind of a failure: its text may have what only the log may have. */
export const reasonOf = (error: unknown): string => {
  const { name } = error as { name?: unknown };
  return String(codeOf(error) || (name ?? 'Error')).slice(0, 64);
};
