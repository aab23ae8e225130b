import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from './open-database';
import { cutLine } from '@parlour/testkit/games/cut-line';
import { gamesDatabase } from '@parlour/testkit/games/games-database';

let own: Awaited<ReturnType<typeof gamesDatabase>>;
beforeAll(async () => {
  own = await gamesDatabase();
});
afterAll(() => own.drop());

test('[R-W6] a connection that dies while it is handed out ends no process', async () => {
  const line = await cutLine(own.url);
  const database = openDatabase(line.url, () => {});
  const holder = new pg.Client({ connectionString: own.url });
  await holder.connect();
  await holder.query('select pg_advisory_lock(1), pg_advisory_lock(2)');
  // All ten are busy, so the next one waits for the one that is freed first.
  const busy = Array.from({ length: 10 }, (_, index) =>
    database.transaction((sql) => sql`select pg_advisory_lock_shared(${index === 0 ? 1 : 2})`),
  );
  const next = database
    .transaction((sql) => sql`select 1 as one`)
    .catch((failure: unknown) => failure);
  await vi.waitFor(async () => {
    const { rows } = await holder.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_locks
       where locktype = 'advisory' and not granted
         and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(rows[0]?.waiting).toBe(10);
  }, 15_000);
  line.endNext();
  await holder.query('select pg_advisory_unlock(1)');
  // The broken one is not handed on: the next is served by a connection of its own.
  expect(await next).toEqual([{ one: 1 }]);
  await holder.end();
  await Promise.allSettled(busy);
  await database.close();
  line.close();
});
