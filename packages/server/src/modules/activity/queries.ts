import type pg from 'pg';
import type { Database, Sql } from '@parlour/node-kit/database/database';

/** A window of five busy minutes takes seconds, and must not time out. */
const patienceMs = 120_000;

/** A connection for long counting statements. The caller ends it. */
export const openCounter = async (database: Database): Promise<pg.Client> => {
  const client = await database.connect('parlour activity');
  await client.query(`set statement_timeout = ${patienceMs}`);
  return client;
};

const rowsOf = async <Row>(client: pg.Client, text: string, values: unknown[]): Promise<Row[]> => {
  const statement = { text, values, query_timeout: patienceMs + 1000 };
  return (await client.query(statement)).rows as Row[];
};

export const makePartitions = (sql: Sql): Promise<unknown> =>
  sql`select activity.ensure_partitions()`;

/** How long the share that is furthest behind was not counted. */
export const readLagSeconds = async (sql: Sql): Promise<number> => {
  const [row] = await sql<{ seconds: number }>`
    select extract(epoch from lib.now() - min(upto))::float8 as seconds from activity.mark`;
  return row?.seconds ?? 0;
};

// A movement's time may be some milliseconds before its commit, and two seconds are plenty.
export const announceCount = (client: pg.Client): Promise<unknown> =>
  rowsOf(client, `select ledger.count_until(lib.now() - interval '2 seconds')`, []);

/** Counts one window of a share; false when none is due. */
export const countWindow = async (client: pg.Client, share: number): Promise<boolean> => {
  const [row] = await rowsOf<{ upto: Date | null }>(
    client,
    'select activity.count_window($1) as upto',
    [share],
  );
  return row?.upto instanceof Date;
};

/** Ranks the players of each brand by what they won in each period, on a patient connection. */
export const rankPlayers = async (
  database: Database,
  periods: readonly (readonly [period: string, days: number])[],
): Promise<void> => {
  const client = await openCounter(database);
  try {
    for (const period of periods) await rowsOf(client, 'select activity.rank($1, $2)', [...period]);
  } finally {
    await client.end();
  }
};

export type Delay = { upto: Date; pid: number; application: string; since: Date };

/** The transactions that began before the end of the next window. */
export const readDelay = (sql: Sql): Promise<Delay[]> =>
  sql<Delay>`
    select m.upto, w.pid, w.application, w.since
    from (select min(upto) as upto from activity.mark) m
    cross join lateral activity.open_writers(m.upto + interval '5 minutes') w
    order by w.since
    limit 10`;

export type BrandDay = { brand: string; day: string };

/** Days whose last window was counted and that were not recounted. */
export const readCountedDays = (sql: Sql): Promise<BrandDay[]> =>
  sql<BrandDay>`
    update activity.state s set state = 'counted', changed_at = lib.now()
    where s.state in ('counting', 'counted')
      and (select is_counted from activity.day_edges(s.brand, s.day))
    returning s.brand, s.day::text`;

/** Whether the last window of a brand's day was counted. */
export const isCounted = async (client: pg.Client, { brand, day }: BrandDay): Promise<boolean> => {
  const [row] = await rowsOf<{ counted: boolean }>(
    client,
    'select is_counted as counted from activity.day_edges($1, $2::date)',
    [brand, day],
  );
  return row?.counted ?? false;
};

export type DifferenceRow = {
  playerId: string;
  currency: string;
  category: string;
  figure: string;
  counted: string;
  recounted: string;
};

/**
 * Reads a day once, an hour a statement, for the session's recount of its parts: none of them reads
 * the day again.
 */
export const readDay = async (client: pg.Client, { brand, day }: BrandDay): Promise<void> => {
  await rowsOf(client, 'select activity.open_reading($1, $2::date)', [brand, day]);
  const hourText = 'select activity.read_hour($1, $2::date, $3) as read';
  for (let hour = 0; ; hour += 1) {
    const [row] = await rowsOf<{ read: boolean }>(client, hourText, [brand, day, hour]);
    if (!row?.read) break;
  }
  await rowsOf(client, 'select activity.close_reading()', []);
};

export const findDifferences = (
  client: pg.Client,
  { brand, day }: BrandDay,
  part: number,
): Promise<DifferenceRow[]> =>
  rowsOf<DifferenceRow>(
    client,
    `select player_id::text as "playerId", currency, category, figure, counted::text,
       recounted::text
     from activity.differences($1, $2::date, $3)
     order by player_id, currency, category, figure`,
    [brand, day, part],
  );

/** Where the sums of the brand and of its games differ, once all parts were recounted. */
export const findBrandDifferences = (
  client: pg.Client,
  { brand, day }: BrandDay,
): Promise<DifferenceRow[]> =>
  rowsOf<DifferenceRow>(
    client,
    `select player_id::text as "playerId", currency, category, figure, counted::text,
       recounted::text
     from activity.brand_differences($1, $2::date)
     order by currency, category, figure`,
    [brand, day],
  );

export const forgetDifferences = (client: pg.Client, { brand, day }: BrandDay): Promise<unknown> =>
  rowsOf(client, 'delete from activity.difference where brand = $1 and day = $2::date', [
    brand,
    day,
  ]);

export const keepDifferences = (
  client: pg.Client,
  { brand, day }: BrandDay,
  found: DifferenceRow[],
): Promise<unknown> =>
  rowsOf(
    client,
    `insert into activity.difference (brand, day, player_id, currency, category, figure, counted,
       recounted, found_at)
     select $1, $2::date, f.*, lib.now()
     from unnest($3::bigint[], $4::text[], $5::text[], $6::text[], $7::numeric[], $8::numeric[]) f`,
    [
      brand,
      day,
      found.map(({ playerId }) => playerId),
      found.map(({ currency }) => currency),
      found.map(({ category }) => category),
      found.map(({ figure }) => figure),
      found.map(({ counted }) => counted),
      found.map(({ recounted }) => recounted),
    ],
  );

export const writeState = (
  client: pg.Client,
  { brand, day }: BrandDay,
  state: 'clean' | 'differs',
): Promise<unknown> =>
  rowsOf(
    client,
    `insert into activity.state (brand, day, state, changed_at)
     values ($1, $2::date, $3, lib.now())
     on conflict (brand, day) do update
     set state = excluded.state, changed_at = excluded.changed_at`,
    [brand, day, state],
  );

/** Lets a day stand as it was counted; false when its recount did not differ. */
export const acceptDifferences = async (
  client: pg.Client,
  { brand, day }: BrandDay,
): Promise<boolean> => {
  const rows = await rowsOf(
    client,
    `update activity.state set state = 'accepted', changed_at = lib.now()
     where brand = $1 and day = $2::date and state = 'differs'
     returning day`,
    [brand, day],
  );
  return rows.length === 1;
};

export const rebuildPart = (
  client: pg.Client,
  { brand, day }: BrandDay,
  part: number,
): Promise<unknown> =>
  rowsOf(client, 'select activity.rebuild($1, $2::date, $3)', [brand, day, part]);

/** Counts the hours of a brand's day, and its games, again. */
export const rebuildHours = async (client: pg.Client, { brand, day }: BrandDay): Promise<void> => {
  const text = 'select activity.rebuild_hour($1, $2::date, $3) as rebuilt';
  await client.query('begin');
  for (let hour = 0; ; hour += 1) {
    const [row] = await rowsOf<{ rebuilt: boolean }>(client, text, [brand, day, hour]);
    if (!row?.rebuilt) break;
  }
  await client.query('commit');
};
