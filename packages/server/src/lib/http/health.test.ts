import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '@parlour/testkit/site';
import { openHealth } from './health';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

test('whether all is well is asked of the database once a second, however many ask', async () => {
  const { clock, database } = site.platform;
  let questions = 0;
  const sql: typeof database.sql = (...question) => {
    questions += 1;
    return database.sql(...question);
  };
  const isWell = openHealth({ clock, database: { ...database, sql } });
  await Promise.all(Array.from({ length: 100 }, isWell));
  expect(questions).toBe(1);
  await site.shiftClock(1000);
  await Promise.all(Array.from({ length: 100 }, isWell));
  expect(questions).toBe(2);
  expect((await site.app.inject({ url: '/healthz' })).body).toBe('ok');
  await site.shiftClock(0);
});
