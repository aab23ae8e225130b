import { randomUUID } from 'node:crypto';
import type { ListedRound } from '@parlour/contract/vendor-games';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { openRoundLister, type RoundLister } from '@parlour/testkit/vendors/round-lister';
import { takeSeat, type Seated } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { reconcile, reconcileDay } from '..';

let site: Site;
let vendor: Vendor;
let lister: RoundLister;
let seat: Seated;
let shiftMs = 0;

beforeAll(async () => {
  site = await openSite();
  await site.database.sql`update gateway.profile set enabled = false where code = 'HOUSE'`;
  lister = await openRoundLister();
  const switches = { gamePaths: { rounds: '/rounds' } };
  vendor = await openVendor(site, { baseUrl: lister.url, switches });
});

afterAll(async () => {
  await lister.close();
  await dropSoundSite(site);
});

const unit = 100_000;
/** After this long every hour with play ended ten minutes ago. */
const hourIsOverMs = 71 * 60_000;

const pass = async (milliseconds: number) => {
  shiftMs += milliseconds;
  await site.shiftClock(shiftMs);
};

const call = async (kind: 'bet' | 'win' | 'rollback', changes: Record<string, unknown>) => {
  const { status } = await vendor.call(kind, vendor.body(kind, seat, changes));
  expect(status).toBe('RS_OK');
};

/** A lost round that both sides have closed, and the key of its bet. */
let lost: { bet: string; round: string };

beforeEach(async () => {
  seat = await takeSeat(site, vendor, { cash: '100' });
  lost = { bet: randomUUID(), round: randomUUID() };
  const openedAt = site.platform.clock.now();
  await call('bet', { transaction_uuid: lost.bet, round: lost.round });
  await call('win', {
    reference_transaction_uuid: lost.bet,
    round: lost.round,
    round_closed: true,
    amount: 0,
  });
  lister.rounds.push({
    round: lost.round,
    user: `main-${seat.playerId}`,
    game_code: vendor.game,
    currency: 'VND',
    status: 'closed',
    bet: unit,
    win: 0,
    opened_at: openedAt.toISOString(),
  } satisfies ListedRound);
  await pass(hourIsOverMs);
  await reconcile(site.platform);
});

const differences = () =>
  site.database.sql`
    select what, ours ->> 'payout' as ours, theirs ->> 'payout' as theirs
    from gateway.difference_view where round = ${lost.round} and resolved_at is null
    order by what::text`;

/** Whether the hour in which the round was opened is not due any more. */
const isDone = async (): Promise<boolean | undefined> => {
  const [hour] = await site.database.sql<{ done: boolean }>`
    select h.done_at is not null as done
    from gateway.reconciliation h join round.rounds_view r
      on r.opened_at >= h.starts_at and r.opened_at < h.ends_at
    where r.external_id = ${lost.round} and h.vendor_code = ${vendor.code}`;
  return hour?.done;
};

describe('[GAME-12] a round that moves after its hour was compared', () => {
  test('is compared again, and once', async () => {
    expect(await isDone()).toBe(true);
    await pass(5 * hourIsOverMs);
    await reconcile(site.platform);
    await call('win', {
      reference_transaction_uuid: lost.bet,
      round: lost.round,
      round_closed: true,
      amount: 9 * unit,
    });
    await reconcile(site.platform);
    expect(await differences()).toEqual([]);
    await pass(hourIsOverMs);
    await reconcile(site.platform);
    expect(await differences()).toEqual([{ what: 'payout', ours: '9', theirs: '0' }]);

    // Now the vendor lists its win too: then it is done, also when later hours come.
    lister.rounds[lister.rounds.length - 1] = {
      ...(lister.rounds.at(-1) as object),
      win: 9 * unit,
    };
    await pass(3 * hourIsOverMs);
    await reconcile(site.platform);
    expect(await differences()).toEqual([]);
    expect(await isDone()).toBe(true);
    await pass(hourIsOverMs);
    await reconcile(site.platform);
    expect(await isDone()).toBe(true);
  });

  test('is compared again when its bet is rolled back', async () => {
    await pass(5 * hourIsOverMs);
    await reconcile(site.platform);
    await call('rollback', { reference_transaction_uuid: lost.bet, round: lost.round });
    await pass(hourIsOverMs);
    await reconcile(site.platform);
    const found = await differences();
    expect(found.map(({ what }) => what)).toEqual(['stake', 'status']);
  });

  test('an hour that was not planned is planned when a person asks for its day', async () => {
    // The job did not run for two days, and a person is the first to ask.
    await pass(48 * 60 * 60_000);
    const today = site.platform.clock.now().toISOString().slice(0, 10);
    await reconcileDay(site.platform, vendor.code, today);
    await reconcile(site.platform);
    const [gaps] = await site.database.sql<{ gaps: bigint }>`
      select count(*) as gaps from (
        select starts_at - lag(starts_at) over (order by starts_at) as step
        from gateway.reconciliation where vendor_code = ${vendor.code}
      ) h where step > interval '1 hour'`;
    expect(gaps?.gaps).toBe(0n);
  });
});
