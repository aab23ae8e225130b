import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isAway, openDatabase } from './open-database';
import { cutLine } from '@parlour/testkit/games/cut-line';
import { gamesDatabase } from '@parlour/testkit/games/games-database';

let own: Awaited<ReturnType<typeof gamesDatabase>>;
beforeAll(async () => {
  own = await gamesDatabase();
});
afterAll(() => own.drop());

test('[R-W6] a connection that dies in the moment it is handed on ends no process', async () => {
  const line = await cutLine(own.url);
  const database = openDatabase(line.url, () => {});
  const holder = new pg.Client({ connectionString: own.url });
  await holder.connect();
  await holder.query('select pg_advisory_lock(1)');
  // All ten are busy, so the next one waits for the first that is free.
  const busy = Array.from({ length: 10 }, () =>
    database.transaction((sql) => sql`select pg_advisory_lock_shared(1)`),
  );
  const next = database.transaction((sql) => sql`select 1`).catch((failure: unknown) => failure);
  await vi.waitFor(async () => {
    const { rows } = await holder.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_locks
       where locktype = 'advisory' and not granted
         and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(rows[0]?.waiting).toBe(10);
  }, 15_000);
  line.endNext();
  await holder.end();
  expect(isAway(await next)).toBe(true);
  await Promise.allSettled(busy);
  expect(await database.sql`select 1 as one`).toEqual([{ one: 1 }]);
  await database.close();
  line.close();
});
