import { randomUUID } from 'node:crypto';
import type { ListedRound } from '@parlour/contract/vendor-games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  openListedVendor,
  openRoundLister,
  type RoundLister,
} from '@parlour/testkit/vendors/round-lister';
import { takeSeat } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { reconcile, reconcileDay } from '..';

let site: Site;
let vendor: Vendor;
let lister: RoundLister;

beforeAll(async () => {
  site = await openSite();
  lister = await openRoundLister();
  vendor = await openListedVendor(site, lister);
});

afterAll(async () => {
  await lister.close();
  await site.drop();
});

const unit = 100_000;
const dayMs = 24 * 3_600_000;

/**
 * No key is accepted twice. This tests the comparison below that rule: the row that would refuse
 * the key is deleted by hand.
 */
const forget = (key: string) =>
  site.database.sql`delete from round.movement where external_id = ${key}`;

test('[GAME-12] a key that was used in two months is reported', async () => {
  await site.shiftClock(-35 * dayMs);
  const seat = await takeSeat(site, vendor, { cash: '10' });
  const key = randomUUID();
  const bet = (token: string, round: string) =>
    vendor.call('bet', {
      ...vendor.body('bet', { ...seat, token }, { transaction_uuid: key, round }),
    });
  expect((await bet(seat.token, 'then')).status).toBe('RS_OK');

  await site.shiftClock(0);
  const token = await vendor.token(seat);
  const openedAt = site.platform.clock.now();
  const day = openedAt.toISOString().slice(0, 10);
  await forget(key);
  expect((await bet(token, 'now')).status).toBe('RS_OK');
  expect(await seat.cash()).toBe(8_000_000n);
  lister.rounds = [
    {
      round: 'now',
      user: `main-${seat.playerId}`,
      game_code: vendor.game,
      currency: 'VND',
      status: 'open',
      bet: unit,
      win: 0,
      opened_at: openedAt.toISOString(),
    } satisfies ListedRound,
  ];

  await site.shiftClock(71 * 60_000);
  expect(await reconcileDay(site.platform, vendor.code, day)).toMatchObject({ found: 1 });
  const found = await site.database.sql<{ round: string; player: string; ours: object }>`
    select what, round, player, ours, theirs, resolved_at as "resolvedAt"
    from gateway.difference_view`;
  expect(found).toMatchObject([
    {
      what: 'key_twice',
      round: key,
      player: seat.playerId,
      ours: { reason: 'bet', amount: '1' },
      theirs: { reason: 'bet', amount: '1' },
      resolvedAt: null,
    },
  ]);

  // A person has the vendor take one of them back.
  const back = vendor.body('rollback', { ...seat, token }, { reference_transaction_uuid: key });
  expect((await vendor.call('rollback', back)).status).toBe('RS_OK');
  expect(await seat.cash()).toBe(9_000_000n);
  // The vendor decides which of the two it takes back; here it lists what we have.
  const [now] = await site.database.sql<{ status: 'open' | 'refunded' }>`
    select status from round.rounds_view where external_id = 'now'`;
  const left = now?.status === 'open' ? unit : 0;
  lister.rounds = [{ ...(lister.rounds[0] as ListedRound), status: now?.status, bet: left }];
  await site.shiftClock(2 * 71 * 60_000);
  expect(await reconcileDay(site.platform, vendor.code, day)).toMatchObject({
    found: 0,
    resolved: 1,
  });
}, 60_000);

test('[GAME-12] at a vendor that lists no rounds the job reports such a key', async () => {
  const silent = await openVendor(site, { code: 'MUTE', baseUrl: lister.url });
  await site.shiftClock(-35 * dayMs);
  const seat = await takeSeat(site, silent, { cash: '10' });
  const changes = { transaction_uuid: randomUUID() };
  expect((await silent.call('bet', silent.body('bet', seat, changes))).status).toBe('RS_OK');
  await site.shiftClock(0);
  const token = await silent.token(seat);
  await forget(changes.transaction_uuid);
  const again = silent.body('bet', { ...seat, token }, { ...changes, round: 'again' });
  expect((await silent.call('bet', again)).status).toBe('RS_OK');

  lister.asked = [];
  await site.shiftClock(71 * 60_000);
  await reconcile(site.platform);
  expect(lister.asked.filter(({ operator_id }) => operator_id === undefined)).toEqual([]);
  const found = () => site.database.sql`
    select what, round, resolved_at is not null as gone from gateway.difference_view
    where vendor = ${silent.code}`;
  expect(await found()).toEqual([
    { what: 'key_twice', round: changes.transaction_uuid, gone: false },
  ]);

  const back = { reference_transaction_uuid: changes.transaction_uuid };
  const rollback = silent.body('rollback', { ...seat, token }, back);
  expect((await silent.call('rollback', rollback)).status).toBe('RS_OK');
  await site.shiftClock(4 * 71 * 60_000);
  await reconcile(site.platform);
  expect(await found()).toMatchObject([{ what: 'key_twice', gone: true }]);
}, 60_000);

test('[GAME-12] a round that our own closing job missed is reported', async () => {
  await site.shiftClock(3 * dayMs);
  const seat = await takeSeat(site, vendor, { cash: '10' });
  const openedAt = site.platform.clock.now();
  const body = vendor.body('bet', seat, { round: 'forgotten' });
  expect((await vendor.call('bet', body)).status).toBe('RS_OK');
  lister.rounds = [
    { ...(lister.rounds[0] as ListedRound), round: 'forgotten', status: 'closed', bet: unit },
  ].map((round) => ({
    ...round,
    user: `main-${seat.playerId}`,
    opened_at: openedAt.toISOString(),
  }));
  const day = openedAt.toISOString().slice(0, 10);
  await site.shiftClock(4 * dayMs);
  // A day later it may still be a silent loss; two days and an hour later it is a fault of ours.
  expect(await reconcileDay(site.platform, vendor.code, day)).toMatchObject({ found: 0 });
  await site.shiftClock(5 * dayMs + 2 * 3_600_000);
  expect(await reconcileDay(site.platform, vendor.code, day)).toMatchObject({ found: 1 });
  const [found] = await site.database.sql`
    select what, round from gateway.difference_view where resolved_at is null`;
  expect(found).toEqual({ what: 'status', round: 'forgotten' });
}, 60_000);
