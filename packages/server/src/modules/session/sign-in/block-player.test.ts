import { cashier } from '@parlour/contract/cashier';
import { player } from '@parlour/contract/player';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockPlayer } from '..';
import { openSite, type Site } from '@parlour/testkit/site';
import { logInAs, registerPlayer } from '@parlour/testkit/players';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

test('[R-I6] an operator’s block ends the sessions and refuses play in one commit', async () => {
  const someone = await registerPlayer(site);
  const { sql } = site.database;
  await blockPlayer(site.platform, someone.playerId, 'a complaint');
  const dead = await someone.call(player.readMember, {});
  expect([dead.status, dead.refusal?.code]).toEqual([401, 'session.expired']);
  const rows = await sql`
    select s.reason, s.ended_at = c.changed_at as "sameTime", c.reason as why
    from session.sign_in s join compliance.player_state c using (player_id)
    where player_id = ${someone.playerId}::bigint and s.ended_at <= c.changed_at`;
  expect(rows).toMatchObject([{ reason: 'blocked', why: 'a complaint' }]);
  const events = await sql<{ payload: unknown }>`
    select payload from lib.outbox
    where type = 'session.ended' and payload ->> 'playerId' = ${someone.playerId}`;
  expect(events).toMatchObject([{ payload: { reason: 'blocked' } }]);
});

test('[R-W9] a blocked player may sign in to withdraw, and can neither play nor deposit', async () => {
  const someone = await registerPlayer(site);
  await blockPlayer(site.platform, someone.playerId, 'a complaint');
  const back = await logInAs(site, someone);
  expect((await back.call(player.readMember, {})).status).toBe(200);
  const deposit = { methodId: 'sandbox', amount: '500000' };
  const answer = await back.call(cashier.requestDeposit, deposit);
  expect([answer.status, answer.refusal?.code]).toEqual([403, 'compliance.excluded']);
});

test('a block that fails leaves the session unchanged', async () => {
  const someone = await registerPlayer(site);
  await expect(blockPlayer(site.platform, '999999999', 'test')).rejects.toThrow('player_state');
  expect((await someone.call(player.readMember, {})).status).toBe(200);
});
