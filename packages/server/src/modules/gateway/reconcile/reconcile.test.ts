import { randomUUID } from 'node:crypto';
import type { ListedRound } from '@parlour/contract/vendor-games';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import {
  openListedVendor,
  openRoundLister,
  type RoundLister,
} from '@parlour/testkit/vendors/round-lister';
import { takeSeat, type Seated } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { reconcile, reconcileDay } from '..';

let site: Site;
let vendor: Vendor;
let lister: RoundLister;

beforeAll(async () => {
  site = await openSite();
  await site.database.sql`update gateway.profile set enabled = false where code = 'HOUSE'`;
  lister = await openRoundLister();
  vendor = await openListedVendor(site, lister);
});

afterAll(async () => {
  await lister.close();
  await dropSoundSite(site);
});

const unit = 100_000;
const id = () => randomUUID();
let seat: Seated;
let other: Seated;
/** The true facts of this test's rounds, and of earlier ones. */
let truth: ListedRound[];
const former: ListedRound[] = [];
let startedAt: Date;
/** How far the site's clock is ahead of the real one; it only moves forward. */
let shiftMs = 0;

const pass = async (milliseconds: number) => {
  shiftMs += milliseconds;
  await site.shiftClock(shiftMs);
};
/** After this long every hour with play ended ten minutes ago. */
const hourIsOverMs = 71 * 60_000;

/** The vendor's list of this test's rounds. */
const listing = (rounds: unknown[]) => {
  lister.rounds = [...former, ...rounds];
};

const call = async (
  kind: 'bet' | 'win' | 'rollback',
  of: Seated,
  changes: Record<string, unknown>,
) => {
  const { status } = await vendor.call(kind, vendor.body(kind, of, changes));
  expect(status).toBe('RS_OK');
};

const listed = (of: Seated, round: string, facts: Partial<ListedRound>): ListedRound => ({
  round,
  user: `main-${of.playerId}`,
  game_code: vendor.game,
  currency: 'VND',
  status: 'closed',
  bet: 0,
  win: 0,
  opened_at: site.platform.clock.now().toISOString(),
  ...facts,
});

/** Every way in which a round may go, as the vendor would list it. */
const playAll = async (): Promise<ListedRound[]> => {
  const [paid, lost, back, free, several, open, never] = [id(), id(), id(), id(), id(), id(), id()];
  const [one, two, three, four, five] = [id(), id(), id(), id(), id()];
  await call('bet', seat, { transaction_uuid: one, round: paid });
  await call('win', seat, {
    reference_transaction_uuid: one,
    round: paid,
    round_closed: true,
    amount: 3 * unit,
  });
  await call('bet', seat, { round: lost, amount: 2 * unit });
  await call('bet', seat, { transaction_uuid: two, round: back });
  await call('rollback', seat, { reference_transaction_uuid: two, round: back });
  await call('bet', seat, { transaction_uuid: three, round: free, is_free: true });
  await call('win', seat, {
    reference_transaction_uuid: three,
    round: free,
    round_closed: true,
    is_supplier_promo: true,
    amount: 5 * unit,
  });
  await call('bet', other, { transaction_uuid: four, round: several });
  await call('bet', other, { transaction_uuid: five, round: several, amount: 2 * unit });
  await call('rollback', other, { reference_transaction_uuid: four, round: several });
  await call('win', other, {
    reference_transaction_uuid: five,
    round: several,
    round_closed: true,
    amount: unit,
  });
  await call('bet', other, { round: open });
  return [
    listed(seat, paid, { bet: unit, win: 3 * unit }),
    // A loss that was never reported to us.
    listed(seat, lost, { bet: 2 * unit }),
    listed(seat, back, { status: 'refunded' }),
    listed(seat, free, { win: 5 * unit }),
    listed(other, several, { bet: 2 * unit, win: unit }),
    listed(other, open, { status: 'open', bet: unit }),
    // A bet that never reached us, and was rolled back.
    listed(seat, never, { status: 'refunded' }),
  ];
};

beforeEach(async () => {
  lister.disturb = () => undefined;
  lister.pageSize = 20;
  startedAt = site.platform.clock.now();
  seat = await takeSeat(site, vendor, { cash: '100' });
  other = await takeSeat(site, vendor, { cash: '100' });
  truth = await playAll();
  listing(truth);
  lister.asked = [];
  await pass(hourIsOverMs);
});

afterEach(() => {
  former.push(...truth);
});

/** Compares the day, or the two, on which this test has played. */
const compare = async () => {
  const end = new Date(startedAt.getTime() + 60_000);
  const days = new Set([startedAt, end].map((at) => at.toISOString().slice(0, 10)));
  const total = { found: 0, resolved: 0, unsettled: 0, refused: 0 };
  for (const day of days) {
    const part = await reconcileDay(site.platform, vendor.code, day);
    for (const key of ['found', 'resolved', 'unsettled', 'refused'] as const) {
      total[key] += part[key];
    }
  }
  return total;
};

type Side = { player: string; currency: string; stake: string; payout: string; status: string };
type Found = { what: string; round: string; player: string; ours?: Side; theirs?: Side };

const differences = () =>
  site.database.sql<Found>`
    select what, round, player, ours, theirs from gateway.difference_view
    where vendor = ${vendor.code} and resolved_at is null
      and player in (${`main-${seat.playerId}`}, ${`main-${other.playerId}`}, 'main-0')
    order by what, round`;

/** The truth except for one round. */
const but = (place: number, lie: object): unknown[] =>
  truth.map((round, at) => (at === place ? { ...round, ...lie } : round));

describe('[GAME-12] the rounds of a vendor', () => {
  test('of a vendor with the same facts are compared without a difference', async () => {
    expect(await compare()).toEqual({ found: 0, resolved: 0, unsettled: 2, refused: 0 });
    expect(await differences()).toEqual([]);
    expect(lister.asked.every(({ operator_id, limit }) => operator_id === 1 && limit === 500)).toBe(
      true,
    );
  });

  type Lie = {
    says: string;
    lies: () => unknown[];
    finds: () => { what: string; ours?: Partial<Side>; theirs?: Partial<Side> | null }[];
  };

  const lies: Lie[] = [
    {
      says: 'a round that we never had',
      lies: () => [...truth, listed(seat, id(), { bet: unit, opened_at: truth[0]!.opened_at })],
      finds: () => [{ what: 'missing_here', theirs: { stake: '1', payout: '0' } }],
    },
    {
      says: 'nothing of a round of ours',
      lies: () => truth.slice(1),
      finds: () => [{ what: 'missing_there', ours: { stake: '1', payout: '3' }, theirs: null }],
    },
    {
      says: 'another stake',
      lies: () => but(0, { bet: 2 * unit }),
      finds: () => [{ what: 'stake', ours: { stake: '1' }, theirs: { stake: '2' } }],
    },
    {
      says: 'a stake by a hundred-thousandth less',
      lies: () => but(0, { bet: unit - 1 }),
      finds: () => [{ what: 'stake', ours: { stake: '1' }, theirs: { stake: '0.99999' } }],
    },
    {
      says: 'another payout',
      lies: () => but(1, { win: unit }),
      finds: () => [{ what: 'payout', ours: { payout: '0' }, theirs: { payout: '1' } }],
    },
    {
      says: 'another currency',
      lies: () => but(0, { currency: 'PHP' }),
      finds: () => [{ what: 'currency', ours: { currency: 'VND' }, theirs: { currency: 'PHP' } }],
    },
    {
      says: 'another player',
      lies: () => but(0, { user: `main-${other.playerId}` }),
      finds: () => [
        {
          what: 'player',
          ours: { player: `main-${seat.playerId}` },
          theirs: { player: `main-${other.playerId}` },
        },
      ],
    },
    {
      says: 'a paid round as refunded',
      lies: () => but(0, { status: 'refunded' }),
      finds: () => [{ what: 'status', ours: { status: 'closed' }, theirs: { status: 'refunded' } }],
    },
    {
      says: 'that a round is still played which is over here',
      lies: () => but(4, { status: 'open' }),
      finds: () => [{ what: 'open_there', ours: { status: 'closed' }, theirs: { status: 'open' } }],
    },
    {
      says: 'a refunded bet as taken',
      lies: () => but(2, { status: 'closed', bet: unit }),
      finds: () => [
        { what: 'stake', ours: { stake: '0' }, theirs: { stake: '1' } },
        { what: 'status', ours: { status: 'refunded' } },
      ],
    },
    {
      says: 'the stake of a free bet as taken',
      lies: () => but(3, { bet: unit }),
      finds: () => [{ what: 'stake', ours: { stake: '0' }, theirs: { stake: '1' } }],
    },
    {
      says: 'an amount that is none',
      lies: () => but(0, { bet: -5 }),
      finds: () => [{ what: 'stake', ours: { stake: '1' }, theirs: { stake: null as never } }],
    },
    {
      says: 'an unknown state',
      lies: () => but(0, { status: 'FINE' }),
      finds: () => [{ what: 'status', theirs: { status: null as never } }],
    },
  ];

  test.each(lies)('with $says are a difference until both agree', async ({ lies: lie, finds }) => {
    listing(lie());
    expect((await compare()).found).toBe(finds().length);
    const found = await differences();
    expect(found.toSorted((a, b) => (a.what < b.what ? -1 : 1))).toMatchObject(finds());

    // Reported again it is not new.
    expect((await compare()).found).toBe(0);
    expect(await differences()).toHaveLength(found.length);

    listing(truth);
    expect(await compare()).toMatchObject({ found: 0, resolved: found.length });
    expect(await differences()).toEqual([]);
  });

  test('may have invalid entries: readable ones count, and the others are counted', async () => {
    lister.pageSize = 500;
    const dirt = [null, 7, 'text', [], {}, { round: 'r' }, { user: 'main-1' }, { round: 'vòng' }];
    const twice = { ...truth[0], bet: 9 * unit };
    listing([twice, ...dirt, ...truth]);
    const { found, refused } = await compare();
    expect(found).toBe(0);
    expect(refused % dirt.length).toBe(0);
    expect(refused).toBeGreaterThan(0);
    expect(site.logLines.at(-1)).toContain('"gateway.reconciled"');
  });

  test('that are still moving while we ask wait for the next comparison', async () => {
    const bet = id();
    await call('bet', seat, { transaction_uuid: bet, round: 'late' });
    const late = listed(seat, 'late', { bet: unit, win: 4 * unit });
    startedAt = new Date(late.opened_at);
    truth.push(late);
    await pass(hourIsOverMs);
    // The vendor has paid the win; it reaches us while the list is being read.
    await call('win', seat, {
      reference_transaction_uuid: bet,
      round: 'late',
      round_closed: true,
      amount: 3 * unit,
    });
    listing(truth);
    expect(await compare()).toMatchObject({ found: 0 });
    await pass(hourIsOverMs);
    // Idle since: now it counts that it was another win.
    expect(await compare()).toMatchObject({ found: 1 });
    expect(await differences()).toMatchObject([
      { what: 'payout', ours: { payout: '3' }, theirs: { payout: '4' } },
    ]);
    truth[truth.length - 1] = { ...late, win: 3 * unit };
    listing(truth);
    expect(await compare()).toMatchObject({ found: 0, resolved: 1 });
  });
});

describe('[GAME-12] the comparison job', () => {
  /** The requested hours, by the beginning that the vendor was sent. */
  const begun = () => lister.asked.filter(({ cursor }) => cursor === undefined);

  test('asks for each finished hour once, and again only for what may still change', async () => {
    await reconcile(site.platform);
    const first = begun().length;
    expect(new Set(begun().map(({ from }) => from)).size).toBe(first);
    lister.asked = [];
    await reconcile(site.platform);
    expect(lister.asked).toEqual([]);
    // An hour with open rounds is requested again, beside the new ones.
    await pass(2 * hourIsOverMs);
    await reconcile(site.platform);
    expect(begun().some(({ from }) => from! < truth[0]!.opened_at)).toBe(true);
    expect(await differences()).toEqual([]);
  });

  /** Gives this answer to requests in the middle of a list, so many times. */
  const breakOff = (status: number, times: number) => {
    lister.pageSize = 2;
    let left = times;
    lister.disturb = (_nth, { cursor }) => {
      if (cursor === undefined || left === 0) return undefined;
      left -= 1;
      return { status, body: { error: 'no' } };
    };
  };

  test('resumes where a vendor failed, and not before a minute is over', async () => {
    breakOff(500, 1);
    await reconcile(site.platform);
    const failed = lister.asked.length;
    const failedAt = lister.asked[failed - 1];
    expect(failedAt?.cursor).toBe('2');
    expect(site.logLines.findLast((line) => line.includes('gateway.reconcile_failed'))).toContain(
      'HTTP 500: no',
    );
    await reconcile(site.platform);
    expect(lister.asked).toHaveLength(failed);
    await pass(61_000);
    await reconcile(site.platform);
    expect(lister.asked[failed]).toEqual(failedAt);
    expect(await differences()).toEqual([]);
  });

  test('restarts an hour when its place in the list is lost', async () => {
    breakOff(410, 3);
    for (let tries = 0; tries < 3; tries += 1) {
      await reconcile(site.platform);
      await pass(10 * 60_000);
    }
    const failed = lister.asked.length;
    const failedAt = lister.asked[failed - 1];
    expect(lister.asked.filter(({ cursor }) => cursor === '2')).toHaveLength(3);
    await reconcile(site.platform);
    expect(lister.asked[failed]).toEqual({ ...failedAt, cursor: undefined });
    expect(await differences()).toEqual([]);
  });

  test('is done by one process at a time', async () => {
    await Promise.all([1, 2, 3].map(() => reconcile(site.platform)));
    const calls = lister.asked.map(({ from, cursor }) => `${from} ${cursor}`);
    expect(calls.length).toBeGreaterThan(0);
    expect(new Set(calls).size).toBe(calls.length);
    lister.asked = [];
    // Nor can a person interrupt it.
    let refused: unknown;
    lister.disturb = (nth) => {
      if (nth === 1) {
        refused = reconcileDay(site.platform, vendor.code, '2026-01-01').catch(
          (error: unknown) => (error as Error).message,
        );
      }
      return undefined;
    };
    await pass(hourIsOverMs);
    await reconcile(site.platform);
    expect(await refused).toBe('ACME: is being compared already');
  });

  test.each([
    [
      'a list that is none',
      { status: 200, body: { rounds: 'many' } },
      'a list of rounds that is none',
    ],
    ['a list without end', { status: 200, body: { rounds: [], next: '1' } }, 'rounds without end'],
  ])('takes %s for a failure', async (_case, answer, reason) => {
    lister.disturb = () => answer;
    await reconcile(site.platform);
    expect(site.logLines.findLast((line) => line.includes('reconcile_failed'))).toContain(reason);
    await pass(hourIsOverMs);
  });

  test('asks nothing of a vendor that lists no rounds', async () => {
    const silent = await openVendor(site, { code: 'MUTE' });
    const day = site.platform.clock.now().toISOString().slice(0, 10);
    expect(await reconcileDay(site.platform, silent.code, day)).toMatchObject({
      rounds: 0,
      found: 0,
    });
    expect(site.logLines.some((line) => line.includes('MUTE: '))).toBe(false);
  });
});
