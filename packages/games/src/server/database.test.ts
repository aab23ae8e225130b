import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAway, openDatabase } from './database';
import { cutLine } from './testing/cut-line';
import { gamesDatabase } from './testing/games-database';

let own: Awaited<ReturnType<typeof gamesDatabase>>;
beforeAll(async () => {
  own = await gamesDatabase();
});
afterAll(() => own.drop());

test('[R-W6] a connection that dies in the moment it is handed on ends no process', async () => {
  const line = await cutLine(own.url);
  const database = openDatabase(line.url, () => {});
  // All ten are busy, so the next one waits for the first that is free.
  const busy = Array.from({ length: 10 }, () => database.sql`select pg_sleep(0.3)`);
  const next = database.transaction((sql) => sql`select 1`).catch((failure: unknown) => failure);
  await new Promise((resolve) => setTimeout(resolve, 150));
  line.endNext();
  expect(isAway(await next)).toBe(true);
  await Promise.allSettled(busy);
  expect(await database.sql`select 1 as one`).toEqual([{ one: 1 }]);
  await database.close();
  line.close();
});
