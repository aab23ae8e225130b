import { cashier } from '@parlour/contract/cashier';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assertMayDeposit, assertMayPlay, setPlayState } from '.';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { registerPlayer } from '@parlour/testkit/people/players';
import { untilWaiting } from '@parlour/testkit/ledger/lock-player';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const change = (playerId: string, state: Parameters<typeof setPlayState>[2], until?: Date) =>
  site.database.transaction((sql) =>
    setPlayState(sql, playerId, state, { until: until ?? null, reason: 'a test' }),
  );

test.each([
  ['blocked', 'compliance.blocked'],
  ['excluded', 'compliance.excluded'],
] as const)(
  '[R-L4] a player who is %s can neither play nor deposit until it is lifted',
  async (state, code) => {
    const someone = await registerPlayer(site);
    const { sql } = site.database;
    await assertMayPlay(sql, someone);
    await change(someone.playerId, state);
    const refusal = { code, status: 403 };
    await expect(assertMayPlay(sql, someone)).rejects.toMatchObject(refusal);
    await expect(
      assertMayDeposit(sql, { ...someone, currency: 'VND', amount: 1n }),
    ).rejects.toMatchObject(refusal);
    const deposit = { methodId: 'sandbox', amount: '500000' };
    const answer = await someone.call(cashier.requestDeposit, deposit);
    expect([answer.status, answer.refusal?.code]).toEqual([403, code]);
    await change(someone.playerId, 'active');
    await assertMayPlay(sql, someone);
    expect((await someone.call(cashier.requestDeposit, deposit)).status).toBe(200);
  },
);

test('[R-L4] an exclusion with an end lasts exactly until its end', async () => {
  const someone = await registerPlayer(site);
  const { sql } = site.database;
  await change(
    someone.playerId,
    'excluded',
    new Date(site.platform.clock.now().getTime() + 60_000),
  );
  await site.shiftClock(55_000);
  await expect(assertMayPlay(sql, someone)).rejects.toMatchObject({ code: 'compliance.excluded' });
  await site.shiftClock(65_000);
  await assertMayPlay(sql, someone);
  await site.shiftClock(0);
});

test('[R-L4] a change waits for a running bet of the player', async () => {
  const someone = await registerPlayer(site);
  const order: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const betting = site.database.transaction(async (sql) => {
    await sql`select ledger.lock_player(${someone.playerId}::bigint)`;
    order.push('bet holds');
    await held;
    order.push('bet done');
  });
  await expect.poll(() => order).toEqual(['bet holds']);
  const changing = change(someone.playerId, 'excluded').then(() => order.push('excluded'));
  await untilWaiting(site.database);
  release();
  await Promise.all([betting, changing]);
  expect(order).toEqual(['bet holds', 'bet done', 'excluded']);
});
