import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '@parlour/testkit/site/database';
import { schemaProblem } from '.';

let db: TestDatabase;
let month: string;
beforeAll(async () => {
  db = await testDatabase();
  const [row] = await db.database.sql<{ month: string }>`
    select 'movement_' || to_char(lib.now() at time zone 'UTC', 'YYYY_MM') as month`;
  month = row!.month;
});
afterAll(async () => {
  await db.drop();
});

class Undone extends Error {}

const problemAfter = async (text: string): Promise<string | null> => {
  let problem: string | null = null;
  const tried = db.database.transaction(async (sql) => {
    await sql([text] as unknown as TemplateStringsArray);
    problem = await schemaProblem(sql);
    throw new Undone();
  });
  await expect(tried).rejects.toThrow(Undone);
  return problem;
};

test('[GAME-08] the keys of play are complete as the migrations made them', async () => {
  expect(await schemaProblem(db.database.sql)).toBeNull();
});

test('[GAME-08] a missing key of play stops the start with a sentence', async () => {
  expect(await problemAfter(`drop index round.${month}_key`)).toContain(`${month}_key`);
  expect(await problemAfter('alter table round.round drop constraint round_key')).toContain(
    'round_key of round.round',
  );
  expect(
    await problemAfter('alter table round.play_token drop constraint play_token_pkey'),
  ).toContain('play_token_pkey');
});

test('[GAME-08] a key that is no longer unique counts as missing', async () => {
  const sentence = await problemAfter(`
    do $$ begin
      drop index round.${month}_key;
      create index ${month}_key on round.${month} (vendor_id, external_id);
    end $$`);
  expect(sentence).toContain(`${month}_key`);
});
