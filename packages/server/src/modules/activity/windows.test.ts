import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSoundActivity, openClock } from '@parlour/testkit/ledger/activity';
import { takeSeat, type Seated } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { countWhenDue, countWindows } from './count-windows';

let site: Site;
let vendor: Vendor;
let clock: ReturnType<typeof openClock>;

beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site);
  clock = openClock(site);
});

afterAll(async () => {
  await clock.drain();
  await expectSoundActivity(site.database);
  await site.drop();
});

const bet = async (seat: Seated, units = 1): Promise<void> => {
  const amount = units * 100_000;
  const { status } = await vendor.call('bet', vendor.body('bet', seat, { amount }));
  expect(status).toBe('RS_OK');
};

const stakeOf = async ({ playerId }: Seated): Promise<number> => {
  const [row] = await site.database.sql<{ stake: number }>`
    select coalesce(sum(stake) / 1000000, 0)::float8 as stake from activity.day
    where player_id = ${playerId}::bigint`;
  return row!.stake;
};

const marks = () =>
  site.database.sql<{ upto: Date; batch: bigint }>`
    select upto, batch from activity.mark order by share`;

/** A transaction that has written an entry and stays open. */
const openWriter = async ({ playerId }: Seated) => {
  const client = await site.database.connect('tests');
  await client.query('begin');
  await client.query(
    `select ledger.post_named(array['tests'], array[$1], array['0']::"char"[],
      array['house:main:bank:sandbox'], array[$2], array['VND'], array[7000000::bigint],
      array['deposit'], array[null::bigint])`,
    [randomUUID(), `player:${playerId}:cash`],
  );
  return client;
};

const depositsOf = async ({ playerId }: Seated): Promise<number> => {
  const [row] = await site.database.sql<{ deposits: number }>`
    select coalesce(sum(deposits) / 1000000, 0)::float8 as deposits from activity.cash
    where player_id = ${playerId}::bigint`;
  return row!.deposits;
};

describe('[WALLET-07] [R-W6] a window', () => {
  test('is counted once when many processes try at once', async () => {
    const seats = await Promise.all(
      Array.from({ length: 8 }, () => takeSeat(site, vendor, { cash: '50' })),
    );
    for (const seat of seats) await bet(seat, 3);
    await clock.pass(3000);
    await Promise.all(Array.from({ length: 6 }, () => countWindows(site.platform)));
    await clock.drain();
    expect(await Promise.all(seats.map(stakeOf))).toEqual(seats.map(() => 3));
    await expectSoundActivity(site.database);
  });

  test('of a process that died before its commit is counted by the next process', async () => {
    const seat = await takeSeat(site, vendor, { cash: '50' });
    await bet(seat, 4);
    await clock.pass(3000);
    const before = await marks();
    const client = await site.platform.database.connect('tests');
    await client.query(`select ledger.count_until(lib.now() - interval '2 seconds')`);
    await client.query('begin');
    for (const share of [0, 1, 2, 3]) {
      await client.query('select activity.count_window($1)', [share]);
    }
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    await site.database.sql`select pg_terminate_backend(${rows[0]!.pid}, 5000)`;
    expect(await marks()).toEqual(before);
    expect(await stakeOf(seat)).toBe(0);
    await clock.drain();
    expect(await stakeOf(seat)).toBe(4);
  });

  test('waits for a hanging writer, and loses nothing that it wrote', async () => {
    const seat = await takeSeat(site, vendor, { cash: '50' });
    await clock.drain();
    const writer = await openWriter(seat);
    await clock.pass(20 * 60_000);
    await countWindows(site.platform);
    const waiting = await marks();
    await clock.pass(60_000);
    site.logLines.length = 0;
    await countWhenDue(site.platform);
    expect(await marks()).toEqual(waiting);
    expect(site.logLines.filter((line) => line.includes('activity.delayed'))).toHaveLength(1);
    expect(await depositsOf(seat)).toBe(0);
    await writer.query('commit');
    await writer.end();
    await countWindows(site.platform);
    expect(await depositsOf(seat)).toBe(7);
    expect((await marks())[0]!.upto.getTime()).toBeGreaterThan(waiting[0]!.upto.getTime());
  });

  test('does not wait for a writer that touches neither accounts nor rounds', async () => {
    const seat = await takeSeat(site, vendor, { cash: '50' });
    const writer = await site.database.connect('tests');
    await writer.query('begin');
    await writer.query('select pg_current_xact_id()');
    await bet(seat, 2);
    await clock.drain();
    expect(await stakeOf(seat)).toBe(2);
    await writer.query('rollback');
    await writer.end();
  });

  test('[R-W7] takes no new row once it is counted, even if a clock is set back', async () => {
    const seat = await takeSeat(site, vendor, { cash: '50' });
    await bet(seat, 1);
    await clock.pass(30 * 60_000);
    await countWindows(site.platform);
    const [before] = await marks();
    await clock.pass(-25 * 60_000);
    await bet(seat, 2);
    const late = await openWriter(seat);
    await late.query('commit');
    await late.end();
    const [earliest] = await site.database.sql<{ at: Date }>`
      select min(created_at) as at from round.movement
      where player_id = ${seat.playerId}::bigint and amount = 2000000`;
    expect(earliest!.at.getTime()).toBeGreaterThanOrEqual(before!.upto.getTime());
    await countWindows(site.platform);
    expect(await stakeOf(seat)).toBe(1);
    await clock.pass(60 * 60_000);
    await countWindows(site.platform);
    expect([await stakeOf(seat), await depositsOf(seat)]).toEqual([3, 7]);
    await expectSoundActivity(site.database);
  });

  test('spans five minutes at most, and a quiet day is one window', async () => {
    const seat = await takeSeat(site, vendor, { cash: '50' });
    await bet(seat, 1);
    await clock.drain();
    const [before] = await marks();
    await clock.pass(20 * 24 * 3_600_000);
    const later = await takeSeat(site, vendor, { cash: '50' });
    await bet(later, 1);
    await clock.drain();
    const [after] = await marks();
    // Twenty quiet days, and the windows of the first and the last of them.
    expect(Number(after!.batch - before!.batch)).toBeLessThan(20 + 2 * 24 * 12);
    expect(await stakeOf(later)).toBe(1);
  });

  test('is not due before its time has passed, which is later while the processors are busy', async () => {
    const seat = await takeSeat(site, vendor, { cash: '50' });
    await clock.drain();
    await bet(seat, 1);
    await clock.pass(20_000);
    await countWhenDue(site.platform);
    expect(await stakeOf(seat)).toBe(0);
    await clock.pass(300_000);
    await countWhenDue(site.platform);
    expect(await stakeOf(seat)).toBe(1);
  });
});
