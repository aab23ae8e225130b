import { randomUUID } from 'node:crypto';
import { micros } from '@parlour/contract/money';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSoundActivity, openClock } from '@parlour/testkit/ledger/activity';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { takeSeat, type Seated } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { fundTrial } from '@parlour/testkit/ledger/world';
import { credit } from '../wallet';
import { jobs as gatewayJobs } from '../gateway';

let site: Site;
/** Its category counts a stake when it is accepted. */
let slots: Vendor;
/** Its category counts the amount at risk, when the round is closed. */
let tables: Vendor;
let clock: ReturnType<typeof openClock>;

beforeAll(async () => {
  site = await openSite();
  slots = await openVendor(site, { code: 'SLOTS' });
  tables = await openVendor(site, { code: 'TABLES' });
  await site.database.sql`
    update catalogue.game set game_type = 'LIVE' where vendor_code = 'TABLES'`;
  clock = openClock(site);
});

afterAll(async () => {
  await clock.drain();
  await expectSoundActivity(site.database);
  await dropSoundSite(site);
});

const unit = 100_000;
const hour = 3_600_000;

/** A round of a player, movement by movement as its vendor calls. */
const openRound = (vendor: Vendor, seat: Seated) => {
  const round = randomUUID();
  const move = async (kind: 'bet' | 'win' | 'rollback', changes: object) => {
    const key = randomUUID();
    const body = vendor.body(kind, seat, { transaction_uuid: key, round, ...changes });
    expect((await vendor.call(kind, body)).status).toBe('RS_OK');
    return key;
  };
  const of = (key: string) => ({ reference_transaction_uuid: key });
  return {
    bet: (units: number, changes: object = {}) => move('bet', { amount: units * unit, ...changes }),
    win: (key: string, units: number, changes: object = {}) =>
      move('win', { ...of(key), amount: units * unit, round_closed: true, ...changes }),
    rollback: (key: string) => move('rollback', of(key)),
  };
};

type Day = { day: string; category: string; rounds: bigint } & Record<string, unknown>;

const daysOf = async ({ playerId }: Seated): Promise<Day[]> =>
  site.database.sql<Day>`
    select day::text, category, rounds, (stake / 1000000)::float8 as stake,
      (bonus_stake / 1000000)::float8 as bonus, (payout / 1000000)::float8 as payout,
      (vendor_paid / 1000000)::float8 as paid, (valid / 1000000)::float8 as valid,
      (own / 1000000)::float8 as own, (own_loss / 1000000)::float8 as loss,
      (revenue / 1000000)::float8 as revenue
    from activity.day where player_id = ${playerId}::bigint order by day, category`;

const corrections = async ({ playerId }: Seated) =>
  site.database.sql`
    select (stake / 1000000)::float8 as stake, (payout / 1000000)::float8 as payout, rounds
    from activity.late where player_id = ${playerId}::bigint order by at`;

describe('[WALLET-07] the sums of a player’s day', () => {
  test('count a stake at once where a vendor may not report a loss, and at the close elsewhere', async () => {
    const seat = await takeSeat(site, slots, { cash: '100' });
    const round = openRound(slots, seat);
    const key = await round.bet(10);
    await clock.drain();
    expect(await daysOf(seat)).toMatchObject([
      {
        category: 'RNG',
        rounds: 1n,
        stake: 10,
        payout: 0,
        valid: 10,
        own: 10,
        loss: 0,
        revenue: 0,
      },
    ]);
    await round.win(key, 4);
    await clock.drain();
    expect(await daysOf(seat)).toMatchObject([
      { rounds: 1n, stake: 10, payout: 4, valid: 10, own: 10, loss: 6, revenue: 6 },
    ]);
    expect(await corrections(seat)).toEqual([]);
  });

  test('count at the close what was at risk: a push is zero, bets on both sides their difference', async () => {
    const seat = await takeSeat(site, tables, { cash: '100' });
    const push = openRound(tables, seat);
    const pushed = await push.bet(10);
    await clock.drain();
    expect(await daysOf(seat)).toEqual([]);
    await push.win(pushed, 10);
    const both = openRound(tables, seat);
    await both.bet(10);
    await both.win(await both.bet(8), 16);
    await clock.drain();
    expect(await daysOf(seat)).toMatchObject([
      { category: 'LIVE', rounds: 2n, stake: 28, payout: 26, valid: 2, revenue: 2 },
    ]);
  });

  test('separate own money from a bonus, and what a vendor pays itself from what the house pays', async () => {
    const seat = await takeSeat(site, slots, { cash: '6' });
    await site.database.transaction((sql) =>
      credit(sql, {
        playerId: seat.playerId,
        currency: 'VND',
        pocket: 'bonus',
        amount: micros('6'),
        namespace: 'tests',
        reference: randomUUID(),
        source: 'house:main:promotion:welcome',
        reason: 'bonus',
      }),
    );
    const round = openRound(slots, seat);
    await round.win(await round.bet(8), 4);
    await clock.drain();
    const mixed = { stake: 8, bonus: 2, payout: 4, valid: 8, own: 6, loss: 3, revenue: 4 };
    expect(await daysOf(seat)).toMatchObject([mixed]);
    const gift = openRound(slots, seat);
    const free = await gift.bet(0, { is_free: true, amount: unit });
    await gift.win(free, 5, { is_supplier_promo: true });
    await clock.drain();
    expect(await daysOf(seat)).toMatchObject([
      { rounds: 2n, stake: 8, payout: 9, paid: 5, valid: 8, revenue: 4 },
    ]);
    const [gifts] = await site.database.sql`
      select (gifts / 1000000)::float8 as gifts from activity.cash
      where player_id = ${seat.playerId}::bigint`;
    expect(gifts).toEqual({ gifts: 6 });
  });

  test('count a late win, a rollback and a bet on a rolled-back round when they happen', async () => {
    const seat = await takeSeat(site, tables, { cash: '100' });
    const round = openRound(tables, seat);
    const key = await round.bet(10);
    await round.win(key, 0);
    await clock.drain();
    const late = await round.win(key, 30);
    await clock.drain();
    expect(await daysOf(seat)).toMatchObject([{ rounds: 1n, stake: 10, payout: 30, valid: 10 }]);
    await round.rollback(late);
    await round.rollback(key);
    // Opened again in the window in which it was rolled back.
    const again = await round.bet(7);
    await clock.drain();
    expect(await corrections(seat)).toEqual([
      { stake: 0, payout: 30, rounds: 0n },
      { stake: -3, payout: -30, rounds: 0n },
    ]);
    await round.win(again, 9);
    await clock.drain();
    expect(await daysOf(seat)).toMatchObject([{ rounds: 1n, stake: 7, payout: 9, valid: 2 }]);
    await expectSoundActivity(site.database);
  });

  test('exclude refused bets, rolled-back bets and trial play', async () => {
    const seat = await takeSeat(site, slots, { cash: '5' });
    const short = slots.body('bet', seat, { amount: 9 * unit });
    expect((await slots.call('bet', short)).status).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
    const round = openRound(slots, seat);
    await round.rollback(await round.bet(5));
    await fundTrial(site, seat, '9');
    const fun = await slots.token(seat, { currency: 'FUN', mode: 'trial' });
    const trial = openRound(slots, { ...seat, token: fun });
    await trial.win(await trial.bet(4, { currency: 'FUN' }), 9, { currency: 'FUN' });
    await clock.drain();
    expect(await daysOf(seat)).toEqual([]);
  });

  test('count a round that is closed without a report', async () => {
    const seat = await takeSeat(site, tables, { cash: '5' });
    await openRound(tables, seat).bet(3);
    await clock.drain();
    expect(await daysOf(seat)).toEqual([]);
    await clock.pass(49 * hour);
    await gatewayJobs.every!['gateway.close_silent_rounds']!.work(site.platform);
    await clock.drain();
    expect(await daysOf(seat)).toMatchObject([{ rounds: 1n, stake: 3, payout: 0, valid: 3 }]);
    expect(await corrections(seat)).toEqual([{ stake: 3, payout: 0, rounds: 1n }]);
  });

  test('belong to the day of the brand’s time zone in which they happen', async () => {
    const seat = await takeSeat(site, slots, { cash: '100' });
    const round = openRound(slots, seat);
    // Midnight in Ho Chi Minh City is 17:00 in UTC.
    const at = Date.now() + clock.offsetMs();
    await clock.pass(24 * hour - ((at + 7 * hour) % (24 * hour)) - 60_000);
    const key = await round.bet(10);
    await clock.pass(120_000);
    await round.win(key, 25);
    await clock.drain();
    const days = await daysOf(seat);
    expect(days).toMatchObject([
      { stake: 10, payout: 0, valid: 10, revenue: 0 },
      { stake: 0, payout: 25, valid: 0, revenue: -15 },
    ]);
    const night = Date.parse(days[1]!.day) - Date.parse(days[0]!.day);
    expect(night).toBe(24 * hour);
    expect(await corrections(seat)).toEqual([{ stake: 0, payout: 25, rounds: 0n }]);
    await expectSoundActivity(site.database);
  });

  test('have the same total wherever the windows begin and end', { timeout: 60_000 }, async () => {
    const step = fc.record({
      what: fc.constantFrom('bet', 'win', 'late', 'rollback bet', 'rollback win', 'count'),
      units: fc.integer({ min: 1, max: 9 }),
      live: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
        const seats = { live: await takeSeat(site, tables, { cash: '900' }) };
        const slot = await takeSeat(site, slots, { cash: '900' });
        const rounds = [openRound(tables, seats.live), openRound(slots, slot)] as const;
        const bets: [string[], string[]] = [[], []];
        const wins: [string[], string[]] = [[], []];
        for (const { what, units, live } of steps) {
          const place = live ? 0 : 1;
          const round = rounds[place];
          const bet = bets[place].at(-1);
          const win = wins[place].at(-1);
          if (what === 'count') await clock.drain();
          else await playStep(round, { what, units, bet, win }, [bets[place], wins[place]]);
        }
        await clock.drain();
        await expectSoundActivity(site.database);
      }),
      { numRuns: 15 },
    );
  });
});

type Step = { what: string; units: number; bet: string | undefined; win: string | undefined };

/** Does a step where it is possible; a refused step changes nothing. */
const playStep = async (
  round: ReturnType<typeof openRound>,
  { what, units, bet, win }: Step,
  [bets, wins]: [string[], string[]],
): Promise<void> => {
  const done = (() => {
    if (what === 'bet') return round.bet(units).then((key) => bets.push(key));
    if (bet && what === 'win') return round.win(bet, units).then((key) => wins.push(key));
    if (bet && what === 'late') {
      return round.win(bet, units, { round_closed: false }).then((key) => wins.push(key));
    }
    if (bet && what === 'rollback bet') return round.rollback(bets.pop()!);
    if (win && what === 'rollback win') return round.rollback(wins.pop()!);
    return Promise.resolve();
  })();
  // A bet on a closed round, a win of a bet that was rolled back.
  await Promise.resolve(done).catch(() => undefined);
};
