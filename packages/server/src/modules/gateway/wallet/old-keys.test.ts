import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { takeSeat, type Seated } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { jobs } from '../../round';

let site: Site;
let vendor: Vendor;
let seat: Seated;

beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site, { signature: 'hmac-sha256' });
});

beforeEach(async () => {
  seat = await takeSeat(site, vendor, { cash: '10' });
});

afterAll(() => dropSoundSite(site));

const dayMs = 24 * 3_600_000;
const back = (months: number) => site.shiftClock(-months * 30.4 * dayMs);
const duplicate = 'RS_ERROR_DUPLICATE_TRANSACTION';

const call = async (kind: 'bet' | 'win' | 'rollback', token: string, changes: object) =>
  (await vendor.call(kind, vendor.body(kind, { ...seat, token }, { ...changes }))).status;

/** A bet, its win, and a bet that was rolled back, so many months ago; and their repeats. */
const playThen = async (months: number) => {
  await back(months);
  const token = await vendor.token(seat);
  const [bet, other] = [0, 1].map(() => ({ transaction_uuid: randomUUID(), round: randomUUID() }));
  const win = {
    transaction_uuid: randomUUID(),
    round: bet!.round,
    reference_transaction_uuid: bet!.transaction_uuid,
    amount: 300_000,
  };
  const rollback = {
    transaction_uuid: randomUUID(),
    round: other!.round,
    reference_transaction_uuid: other!.transaction_uuid,
  };
  expect(await call('bet', token, bet!)).toBe('RS_OK');
  expect(await call('win', token, win)).toBe('RS_OK');
  expect(await call('bet', token, other!)).toBe('RS_OK');
  expect(await call('rollback', token, rollback)).toBe('RS_OK');
  return { bet: bet!, win, rollback };
};

const renewFilter = () => jobs.every!['round.key_filter']!.work(site.platform);

const spanOf = async () => {
  const [row] = await site.database.sql<{ until: Date; now: Date; chunks: number }>`
    select until_at as until, ledger.month_of(lib.now() - interval '1 day') as now, chunks
    from round.key_span`;
  return row;
};

describe.each([
  ['looked up month by month', false],
  ['through the filter of their keys', true],
])('[GAME-08] [R-W6] keys of months that are over, %s', (_how, isFiltered) => {
  test.each([1, 2, 3, 4])('count once under a newer token, %i months later', async (months) => {
    const { bet, win, rollback } = await playThen(months);
    await site.shiftClock(0);
    if (isFiltered) {
      await site.database.sql`delete from round.key_span`;
      await renewFilter();
      expect((await spanOf())?.until).toEqual((await spanOf())?.now);
    }
    const token = await vendor.token(seat);
    expect(await call('bet', token, bet)).toBe('RS_OK');
    expect(await call('win', token, win)).toBe('RS_OK');
    expect(await call('rollback', token, rollback)).toBe('RS_OK');
    expect(await seat.cash()).toBe(12_000_000n);
    expect(await call('bet', token, { ...bet, round: 'another' })).toBe(duplicate);
    expect(await call('win', token, { ...win, amount: 1 })).toBe(duplicate);
    expect(await seat.cash()).toBe(12_000_000n);
    // A new key is accepted.
    expect(await call('bet', token, {})).toBe('RS_OK');
    expect(await seat.cash()).toBe(11_000_000n);
  });
});

describe('[GAME-08] the filter of old keys', () => {
  test('is made once a month, and excludes nearly every key that is not in it', async () => {
    await site.database.sql`delete from round.key_span`;
    await renewFilter();
    const span = await spanOf();
    await renewFilter();
    expect(await spanOf()).toEqual(span);
    const [passed] = await site.database.sql<{ direct: bigint; keys: bigint }>`
      select count(*) filter (
          where round.look_since(array[k::text], '{}', lib.now()) < ${span!.until}::timestamptz
        ) as direct, count(*) as keys
      from generate_series(1, 2000) k`;
    expect(passed).toEqual({ direct: 0n, keys: 2000n });
  });

  test('contains every key that it was made of, however many there are', async () => {
    const old = await takeSeat(site, vendor);
    await back(1);
    await site.database.sql`select round.ensure_partitions()`;
    await site.database.sql`
      insert into round.movement (player_id, amount, balance_after, created_at, kind, vendor_id,
        external_id)
      select ${old.playerId}::bigint, 0, 0, lib.now(), 'tombstone', n.id, 'old key ' || k
      from generate_series(1, 3000) k join ledger.namespace_view n on n.name = ${vendor.code}`;
    await site.shiftClock(0);
    await site.database.sql`delete from round.key_span`;
    await renewFilter();
    const token = old.playToken.hash;
    const [found] = await site.database.sql<{ held: bigint; strange: bigint }>`
      select count(*) filter (where k <= 3000 and since < until) as held,
        count(*) filter (where k > 3000 and since < until) as strange
      from (
        select k, round.look_since(array['old key ' || k], array[${token}::bytea],
            lib.now()) as since,
          (select until_at from round.key_span) as until
        from generate_series(10, 3300, 10) k
      ) looked`;
    expect(found).toEqual({ held: 300n, strange: 0n });
    expect((await spanOf())?.chunks).toBeGreaterThan(2);
  }, 60_000);
});
