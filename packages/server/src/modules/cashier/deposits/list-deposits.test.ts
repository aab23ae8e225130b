import { randomUUID } from 'node:crypto';
import { cashier, type DepositStatus } from '@parlour/contract/cashier';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/players';
import { openSite, type Site } from '@parlour/testkit/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const day = (daysAgo = 0) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(
    Date.now() - daysAgo * 86_400_000,
  );

/** A deposit of some days ago; paid ones are credited. */
const insert = async (player: SomePlayer, status: DepositStatus, daysAgo: number) => {
  const { id } = await player.get(cashier.requestDeposit, {
    methodId: 'sandbox',
    amount: '500000',
  });
  await site.database.sql`
    update cashier.deposit
    set status = ${status}, created_at = lib.now() - make_interval(days => ${daysAgo})
    where id = ${id}::uuid`;
  return id;
};

describe('[WALLET-03] [WALLET-07] the deposits of a player', () => {
  test('are listed by days and state, page by page, and are no one else’s', async () => {
    const [player, stranger] = [await registerPlayer(site), await registerPlayer(site)];
    const ids: string[] = [];
    for (let each = 0; each < 23; each += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the next one is later
      ids.push(await insert(player, each % 2 ? 'failed' : 'expired', 0));
    }
    const old = await insert(player, 'failed', 9);
    const today = { from: day(), to: day() };
    const first = await player.get(cashier.listDeposits, today);
    expect(first.list).toHaveLength(20);
    const second = await player.get(cashier.listDeposits, { ...today, cursor: first.next! });
    expect(second.next).toBeUndefined();
    expect([...first.list, ...second.list].map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const failed = await player.get(cashier.listDeposits, { ...today, state: 'failed' });
    expect(failed.list.map(({ status }) => status)).toEqual(
      Array.from({ length: 11 }, () => 'failed'),
    );
    const month = await player.get(cashier.listDeposits, { from: day(29), to: day(1) });
    expect(month.list.map(({ id }) => id)).toEqual([old]);
    expect(await stranger.get(cashier.listDeposits, today)).toEqual({ list: [] });
    const foreign = await stranger.get(cashier.listDeposits, { ...today, cursor: ids[0]! });
    expect(foreign.list).toEqual([]);
    const wrong = await player.call(cashier.listDeposits, { ...today, cursor: `${randomUUID()}x` });
    expect(wrong.status).toBe(400);
  });
});
