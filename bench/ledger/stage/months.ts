import type pg from 'pg';

/** A table of one month: `schema.table_YYYY_MM`, so many months ago. */
export const monthOf = async (client: pg.Client, parent: string, ago: number): Promise<string> => {
  const { rows } = await client.query<{ name: string }>(
    `select $1 || to_char(
      (lib.now() at time zone 'UTC') - make_interval(months => $2), '_YYYY_MM') as name`,
    [parent, ago],
  );
  return rows[0]?.name ?? '';
};

/** Drops this month's table, which no trigger refuses, and creates it again. */
export const beginMonth = async (client: pg.Client, parent: string): Promise<void> => {
  await client.query(`drop table if exists ${await monthOf(client, parent, 0)}`);
  await client.query(`select ${parent.split('.')[0]}.ensure_partitions()`);
};

/** Creates the tables of so many past months, as the owner, with the clock set back. */
export const makePastMonths = (
  client: pg.Client,
  schema: string,
  months: number,
): Promise<unknown> => {
  const letClockMove = (may: boolean) => `
    create or replace function lib.clock_may_move() returns boolean
    language sql immutable parallel safe as 'select ${may}'`;
  return client.query(`
    ${letClockMove(true)};
    set parlour.clock_offset = '-${months} months';
    select ${schema}.ensure_partitions(${months});
    reset parlour.clock_offset;
    ${letClockMove(false)}`);
};

export const setForBulk = (client: pg.Client): Promise<unknown> =>
  client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'`);

/** Fills a table without its indexes and keys, and creates them after the rows. */
export const withoutIndexes = async (
  client: pg.Client,
  table: string,
  fill: () => Promise<unknown>,
): Promise<void> => {
  const { rows } = await client.query<{ drop: string; make: string }>(
    `select case when c.oid is null then 'drop index ' || i.indexrelid::regclass
        else format('alter table %s drop constraint %I', i.indrelid::regclass, c.conname)
      end as drop,
      case when c.oid is null then pg_get_indexdef(i.indexrelid)
        else format('alter table %s add constraint %I %s',
          i.indrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) end as make
    from pg_index i
    left join pg_constraint c on c.conindid = i.indexrelid and c.conrelid = i.indrelid
    where i.indrelid = $1::regclass`,
    [table],
  );
  for (const { drop } of rows) await client.query(drop);
  await fill();
  for (const { make } of rows) await client.query(make);
};
