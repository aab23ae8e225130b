import { cashier } from '@parlour/contract/cashier';
import { untilWaiting } from '@parlour/testkit/ledger/lock-player';
import { deliver, paid, signed } from '@parlour/testkit/cashier/notices';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lockSnapshot, updateMode } from '../../brand';
import { lockPlayer } from '../../ledger';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

let player: SomePlayer;
beforeEach(async () => {
  player = await registerPlayer(site);
});

const notice = async () => {
  const deposit = await player.get(cashier.requestDeposit, {
    methodId: 'sandbox',
    amount: '500000',
  });
  return signed(site, { body: paid(deposit) });
};

const holdsMoney = async (): Promise<boolean> => {
  const rows = await site.database.sql`
    select from ledger.player_money_view where player_id = ${player.playerId}::bigint`;
  return rows.length > 0;
};

/** As a change to real money does: the brand is locked, and what it holds is looked at after that. */
const switching = (look: () => Promise<void>) =>
  site.database.transaction(async (sql) => {
    await lockSnapshot(sql, 'main');
    await look();
  });

test('[SITE-16] a switch to real money waits for play money that is arriving, and sees it', async () => {
  const message = await notice();
  let seen: boolean | undefined;
  let arriving: ReturnType<typeof deliver> | undefined;
  let switched: Promise<void> | undefined;
  await site.database.transaction(async (sql) => {
    await lockPlayer(sql, player.playerId);
    arriving = deliver(site, message);
    await untilWaiting(site.database);
    switched = switching(async () => {
      seen = await holdsMoney();
    });
    await expect
      .poll(async () => {
        const [row] = await site.database.sql<{ count: number }>`
          select count(*)::integer as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        return row!.count;
      })
      .toBe(2);
    expect(seen).toBeUndefined();
  });
  expect(await arriving).toEqual({ status: 200, result: 'credited' });
  await switched;
  expect(seen).toBe(true);
});

test('[SITE-16] play money that arrives during a switch to real money waits, and is refused', async () => {
  const message = await notice();
  let arriving: ReturnType<typeof deliver> | undefined;
  await site.database.transaction(async (sql) => {
    await lockSnapshot(sql, 'main');
    await updateMode(sql, 'main', { mode: 'real', alone: false });
    arriving = deliver(site, message);
    await untilWaiting(site.database);
  });
  expect((await arriving)?.status).toBe(403);
  expect(await holdsMoney()).toBe(false);
  const kept = await site.database.sql`
    select from cashier.payment p join cashier.deposit d on d.id = p.named_id
    where d.player_id = ${player.playerId}::bigint`;
  expect(kept).toEqual([]);
});
