import { cashier } from '@parlour/contract/cashier';
import { session } from '@parlour/contract/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { registerPlayer } from '@parlour/testkit/people/players';
import { setPlayState } from '../../compliance';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

type Line = { event: string; level: string } & Record<string, unknown>;

const lines = (event: string): Line[] =>
  site.logLines.map((line) => JSON.parse(line) as Line).filter((line) => line.event === event);

const events = async (type: string): Promise<Record<string, unknown>[]> => {
  const rows = await site.database.sql<{ payload: Record<string, unknown> }>`
    select payload from lib.outbox where type = ${type} order by id`;
  return rows.map(({ payload }) => payload);
};

const guess = (username: string, address = '198.51.100.5') =>
  site
    .visitor({ address })
    .call(session.logIn, { username, password: 'a wrong password', type: 'username' });

test('[R-C2] a failed sign-in is logged with the account, the address, and its number in a row', async () => {
  const { username, playerId } = await registerPlayer(site);
  await guess(username);
  const facts = { playerId, address: '198.51.100.5', reason: 'wrong_credentials' };
  expect(lines('session.refused').at(-1)).toMatchObject({ level: 'warn', attempt: 1, ...facts });
  expect((await events('session.refused')).at(-1)).toEqual(facts);
});

test('[R-C2] a lock is logged once, with the number of attempts while it was locked', async () => {
  const { username, playerId } = await registerPlayer(site);
  for (let turn = 0; turn < 15; turn += 1) await guess(username);
  const locks = lines('session.locked').filter((line) => line.playerId === playerId);
  expect(locks).toMatchObject([{ level: 'warn', address: '198.51.100.5', seconds: 1800 }]);
  const lockEvents = await events('session.locked');
  expect(lockEvents.filter((event) => event.playerId === playerId)).toHaveLength(1);
  const tries = lines('limit.reached').filter(({ subject }) => subject === playerId);
  expect(tries.map(({ limit, count }) => [limit, count])).toEqual([
    ['session.locked', 1],
    ['session.locked', 10],
  ]);
});

test('[R-C2] an unknown name, which may be a password, is stored nowhere', async () => {
  const typed = 'MySecret_Pass.2031';
  for (let turn = 0; turn < 4; turn += 1) await guess(typed);
  const [row] = await site.database.sql<{ all: string }>`
    select concat(
      (select jsonb_agg(o) from lib.outbox o),
      (select jsonb_agg(a) from lib.attempt a)) as all`;
  for (const place of [row?.all ?? '', site.logLines.join('\n')]) {
    expect(place.toLowerCase()).not.toContain(typed.toLowerCase());
  }
  const [first, second] = lines('session.refused').filter(({ nameDigest }) => nameDigest);
  expect(first?.nameDigest).toBe(second?.nameDigest);
});

test('[R-C2] an exclusion and a block are logged with their reason', async () => {
  const { playerId } = await registerPlayer(site);
  await site.database.transaction((sql) =>
    setPlayState(sql, playerId, 'excluded', { until: null, reason: 'asked for it' }),
  );
  expect((await events('compliance.state_changed')).at(-1)).toEqual({
    playerId,
    state: 'excluded',
    reason: 'asked for it',
  });
});

test('[R-C2] an internal error is logged with the id of the answer', async () => {
  const someone = await registerPlayer(site);
  await site.database.sql`alter table cashier.method rename to method_away`;
  const answer = await someone.call(cashier.listMethods, { kind: 'deposit' });
  await site.database.sql`alter table cashier.method_away rename to method`;
  expect(answer.status).toBe(500);
  expect(lines('http.failed').at(-1)).toMatchObject({ level: 'error', id: answer.refusal?.id });
});
