import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSoundActivity, openClock } from '@parlour/testkit/ledger/activity';
import { takeSeat, type Seated } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { acceptDay } from './accept-day';
import { rebuildDay } from './rebuild-day';
import { verifyDay, verifyDays } from './verify-day';

let site: Site;
let vendor: Vendor;
let clock: ReturnType<typeof openClock>;
let seats: Seated[];
let day: { brand: string; day: string };

beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site);
  clock = openClock(site);
  seats = await Promise.all(
    Array.from({ length: 5 }, () => takeSeat(site, vendor, { cash: '50' })),
  );
  for (const seat of seats) {
    const [round, key] = [randomUUID(), randomUUID()];
    await vendor.call('bet', vendor.body('bet', seat, { round, transaction_uuid: key }));
    await clock.drain();
    const win = { round, reference_transaction_uuid: key, amount: 40_000, round_closed: true };
    await vendor.call('win', vendor.body('win', seat, win));
    // A stake on a round that is open when the day ends.
    await vendor.call('bet', vendor.body('bet', seat, { amount: 300_000 }));
  }
  await clock.drain();
  const [row] = await site.database.sql<{ day: string }>`
    select max(day)::text as day from activity.day`;
  day = { brand: 'main', day: row!.day };
});

afterAll(() => site.drop());

const states = async () => {
  const rows = await site.database.sql<{ day: string; state: string }>`
    select day::text, state from activity.state where brand = 'main' order by day`;
  return new Map(rows.map(({ day: of, state }) => [of, state]));
};

const run = (text: string) => site.database.sql([text] as unknown as TemplateStringsArray);

describe.sequential('[WALLET-07] [R-W7] a day that is over', () => {
  test('is neither verified nor rebuilt before it is over', async () => {
    await verifyDays(site.platform);
    expect((await states()).get(day.day)).toBe('counting');
    await expect(verifyDay(site.platform, day)).rejects.toThrow('when all of it was counted');
    await expect(rebuildDay(site.platform, day)).rejects.toThrow('when all of it was counted');
  });

  test('is clean when a recount from rounds and from the ledger has the same sums', async () => {
    await clock.pass(26 * 3_600_000);
    await clock.drain();
    await verifyDays(site.platform);
    expect((await states()).get(day.day)).toBe('clean');
  });

  test('differs where its sums were changed, player by player, and a rebuild corrects it', async () => {
    const where = (place: number) =>
      `where player_id = ${seats[place]!.playerId} and day = '${day.day}'`;
    await run(`update activity.day set stake = stake + 1 ${where(0)}`);
    await run(`delete from activity.day ${where(1)}`);
    await run(`update activity.day set valid = 0 ${where(2)}`);
    await run(`insert into activity.cash
      values (${seats[3]!.playerId}, '${day.day}', 'VND', 1, 0, 0, 0, 0, 0, 0, 0)`);

    const dry = await rebuildDay(site.platform, day, { isDry: true });
    expect((await states()).get(day.day)).toBe('clean');
    const found = await verifyDay(site.platform, day);
    expect(found).toEqual(dry);
    const figuresOf = ({ playerId }: Seated) =>
      found.filter((one) => one.playerId === playerId).map(({ figure }) => figure);
    expect(figuresOf(seats[0]!).toSorted()).toEqual(['ledger', 'stake']);
    expect(figuresOf(seats[1]!)).toEqual(expect.arrayContaining(['rounds', 'payout', 'ledger']));
    expect(figuresOf(seats[2]!)).toEqual(['valid']);
    expect(figuresOf(seats[3]!)).toEqual(['deposits']);
    expect(figuresOf(seats[4]!)).toEqual([]);
    expect((await states()).get(day.day)).toBe('differs');
    expect(await run('select from activity.difference')).toHaveLength(found.length);
    expect(site.logLines.at(-1)).toContain('activity.day_differs');

    expect(await acceptDay(site.platform, day)).toBe(true);
    await verifyDays(site.platform);
    expect((await states()).get(day.day)).toBe('accepted');
    expect(await run('select from activity.difference')).toHaveLength(found.length);

    expect(await rebuildDay(site.platform, day)).toEqual(found);
    expect((await states()).get(day.day)).toBe('clean');
    expect(await acceptDay(site.platform, day)).toBe(false);
    expect(await run('select from activity.difference')).toEqual([]);
    await expectSoundActivity(site.database);
  });

  test('differs where an hour or a game of its brand was changed, and a rebuild corrects it', async () => {
    const [before] = await run(`select sum(stake) as stake, count(*) as hours
      from activity.brand_hour where category <> '-'`);
    expect(before!.hours).toBeGreaterThan(0n);
    await run(`update activity.brand_hour set stake = stake + 1, revenue = revenue - 1
      where ctid = (select min(ctid) from activity.brand_hour where category = 'RNG')`);
    await run(`insert into activity.brand_hour
      select brand, hour, currency, '-', share, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0
      from activity.brand_hour where category = 'RNG' order by hour limit 1`);
    await run(`update activity.game_day set stake_squares = stake_squares + 1
      where ctid = (select min(ctid) from activity.game_day)`);
    const found = await rebuildDay(site.platform, day);
    expect(found.map(({ playerId, category, figure }) => [playerId, category, figure])).toEqual([
      ['0', '-', 'deposits'],
      ['0', 'RNG', 'revenue'],
      ['0', 'RNG', 'stake'],
      ['0', expect.stringMatching(/^game \d+$/), 'stake_squares'],
    ]);
    expect((await states()).get(day.day)).toBe('clean');
    const [after] = await run(`select sum(stake) as stake, count(*) as hours
      from activity.brand_hour where category <> '-'`);
    expect(after).toEqual(before);
    await expectSoundActivity(site.database);
  });

  test('a rebuild is one more batch, so that readers read it', async () => {
    const share = Number(seats[0]!.playerId) % 4;
    const batch = async () => {
      const [row] = await site.database.sql<{ mark: bigint; row: bigint }>`
        select m.batch as mark, d.batch as row
        from activity.mark m, activity.day d
        where m.share = ${share} and d.player_id = ${seats[0]!.playerId}::bigint
          and d.day = ${day.day}::date`;
      return row!;
    };
    const before = await batch();
    await rebuildDay(site.platform, day);
    const after = await batch();
    expect(after.row).toBeGreaterThan(before.mark);
    expect(after.mark).toBeGreaterThanOrEqual(after.row);
  });

  test('a changed rule applies only from a future day on', async () => {
    const add = (from: string) =>
      run(`insert into activity.rule values ('main', 'RNG', ${from}, 'full', 'closed')`);
    await expect(add('current_date - 1')).rejects.toMatchObject({
      constraint: 'rule_of_a_coming_day',
    });
    await expect(run(`update activity.rule set counts = 'closed'`)).rejects.toThrow('day to come');
    await add(`'2099-01-01'`);
    const rules = await run(`
      select counts from activity.rule_view where brand = 'main' and category = 'RNG'
      order by from_at`);
    expect(rules).toEqual([{ counts: 'accepted' }, { counts: 'closed' }]);
  });
});
