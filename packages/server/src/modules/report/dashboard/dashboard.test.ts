import { randomUUID } from 'node:crypto';
import type { FigureName } from '@parlour/contract/report-console';
import { reportConsole } from '@parlour/contract/report-console';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSoundActivity, openClock } from '@parlour/testkit/ledger/activity';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { takeSeat, type Seated } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { foldFigures } from '../fold-figures';

let site: Site;
let vendor: Vendor;
let clock: ReturnType<typeof openClock>;
const seats: Seated[] = [];

const hour = 3_600_000;
const { readDashboard, listPlayers } = reportConsole;

/** Money from a bank to a player, or back, in units. */
const move = async ({ playerId }: Seated, units: number, direction: 'in' | 'out' = 'in') => {
  const [bank, cash] = ['house:main:bank:sandbox', `player:${playerId}:cash`];
  const [source, target] = direction === 'in' ? [bank, cash] : [cash, bank];
  await site.database.sql`
    select ledger.post_named(array['tests'], array[${randomUUID()}], array['0']::"char"[],
      array[${source}], array[${target}], array['VND'], array[${BigInt(units) * 1_000_000n}::bigint],
      array['deposit'], array[null::bigint])`;
};

const count = async () => {
  await clock.drain();
  await foldFigures(site.platform);
};

// Signed in now: a session of the console does not outlive the hours that pass here.
const lead = (): Promise<SomeOperator> => openOperator(site, { roles: ['lead'], brands: ['main'] });

const boardNow = async () => {
  const { boards } = await (await lead()).get(readDashboard, { brand: 'main' });
  return boards[0]!;
};

const figureNow = async (name: FigureName) =>
  (await boardNow()).figures.find((figure) => figure.name === name);

/** The players whose thirty days are not what their days come to. */
const wrongSums = () =>
  site.database.sql`
    select p.id, f.deposits, f.withdrawals, c.deposits, c.withdrawals
    from player.player p
    join brand.brand b on b.code = p.brand
    cross join lateral (
      select coalesce(sum(c.deposits), 0) as deposits, coalesce(sum(c.withdrawals), 0) as withdrawals
      from activity.cash c
      where c.player_id = p.id and c.day > (lib.now() at time zone b.time_zone)::date - 30
    ) c
    left join report.player_30d f on f.player_id = p.id
    where (coalesce(f.deposits, 0), coalesce(f.withdrawals, 0), coalesce(f.net, 0))
        <> (c.deposits, c.withdrawals, c.deposits - c.withdrawals)
      or f.deposits = 0 and f.withdrawals = 0`;

beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site);
  clock = openClock(site);
  // Two hours into a day of the brand, so that a full hour of it is counted.
  const today = (Date.now() + 7 * hour) % (24 * hour);
  await clock.pass(24 * hour - today + 2 * hour + 60_000);
  for (let place = 0; place < 3; place += 1) {
    seats.push(await takeSeat(site, vendor, { cash: '50' }));
  }
  await move(seats[0]!, 7);
  await move(seats[0]!, 2, 'out');
  await move(seats[1]!, 5);
  const key = randomUUID();
  const round = randomUUID();
  const bet = { round, amount: 300_000, transaction_uuid: key };
  await vendor.call('bet', vendor.body('bet', seats[0]!, bet));
  const win = { round, reference_transaction_uuid: key, amount: 100_000, round_closed: true };
  await vendor.call('win', vendor.body('win', seats[0]!, win));
  // A round that stays open.
  await vendor.call('bet', vendor.body('bet', seats[2]!, { amount: 200_000 }));
  await count();
});

afterAll(async () => {
  await expectSoundActivity(site.database);
  await site.drop();
});

describe.sequential('[OPS-01] the dashboard', () => {
  test('has the figures of the day of a brand, as they are defined', async () => {
    const { figures, vendors, hours, currency } = await boardNow();
    expect(currency).toBe('VND');
    const valueOf = Object.fromEntries(figures.map(({ name, value }) => [name, value]));
    expect(valueOf).toMatchObject({
      deposits: '12',
      depositCount: '2',
      withdrawals: '2',
      waiting: '0',
      stake: '5',
      rounds: '2',
      gross: '2',
      gifts: '0',
      net: '2',
      commissions: '0',
      players: '2',
      firstDeposits: '2',
      registered: '3',
      openRounds: '1',
      openStake: '2',
    });
    const ours = vendors.find((one) => one.stake !== '0');
    expect(ours).toMatchObject({
      stake: '5',
      payout: '1',
      openRounds: 1,
      openStake: '2',
      state: 'off',
    });
    expect(hours).toHaveLength(24);
    expect(hours[2]).toMatchObject({ deposits: '12', withdrawals: '2', depositsBefore: '0' });
    expect(hours.map(({ isOpen }) => isOpen).indexOf(true)).toBe(2);
  });

  test('compares the last full hour with the same hour of the day before', async () => {
    await clock.pass(24 * hour);
    await move(seats[1]!, 4);
    await count();
    // At two o’clock of both days nothing had come yet.
    expect(await figureNow('deposits')).toMatchObject({
      value: '4',
      before: { atHour: '0', dayBefore: '0' },
    });
    await clock.pass(hour);
    await count();
    const { hours, figures } = await boardNow();
    const deposits = figures.find(({ name }) => name === 'deposits');
    expect(deposits).toMatchObject({ value: '4', before: { atHour: '4', dayBefore: '12' } });
    expect(hours[2]).toMatchObject({ deposits: '4', depositsBefore: '12', isOpen: false });
    expect(await figureNow('players')).toMatchObject({ value: '0', before: { dayBefore: '2' } });
    expect(await figureNow('firstDeposits')).toMatchObject({ value: '0' });
  });

  test('says what the machine has checked, and how late each check is', async () => {
    const { checks } = await (await lead()).get(readDashboard, {});
    const stateOf = Object.fromEntries(checks.map(({ name, state }) => [name, state]));
    expect(stateOf).toMatchObject({ activity: 'good', vendors: 'good', payouts: 'good' });
    await clock.pass(hour);
    const late = await (await lead()).get(readDashboard, {});
    expect(late.checks.find(({ name }) => name === 'activity')).toMatchObject({ state: 'bad' });
    await clock.drain();
  });

  test('is of the operator’s own brands only, with the right to reports', async () => {
    const other = await openOperator(site, { roles: ['lead'], brands: ['second'] });
    const { boards, checks } = await other.get(readDashboard, {});
    expect(boards.map(({ brand }) => brand)).not.toContain('main');
    expect(checks.map(({ name }) => name)).not.toContain('liability');
    expect((await other.call(readDashboard, { brand: 'main' })).status).toBe(404);
    const support = await openOperator(site, { roles: ['support'] });
    expect((await support.call(readDashboard, {})).refusal?.code).toBe('operator.right_missing');
  });
});

describe.sequential('[OPS-01] what a player moved in thirty days', () => {
  test('is the sum of their days, and players are listed by it', async () => {
    expect(await wrongSums()).toEqual([]);
    const someone = await lead();
    const by = async (sort: 'deposits' | 'withdrawals' | 'net', order: 'desc' | 'asc') =>
      (await someone.get(listPlayers, { sort, order })).list;
    const [first, second] = [seats[1]!.playerId, seats[0]!.playerId];
    expect((await by('deposits', 'desc')).map(({ id }) => id)).toEqual([first, second]);
    expect((await by('net', 'asc')).map(({ id }) => id)).toEqual([second, first]);
    expect((await by('withdrawals', 'desc'))[0]).toMatchObject({
      id: second,
      deposits: '7',
      withdrawals: '2',
      net: '5',
    });
  });

  test('a list of all players goes on where its page ended', async () => {
    await site.database.sql`
      insert into player.player (brand, username, username_key, nickname, currency, language,
        registered_at, registered_from, registered_host)
      select 'main', 'paged' || n, 'paged' || n, 'p', 'VND', 'VI', lib.now() - interval '3 days',
        '10.0.0.1', 'localhost'
      from generate_series(1, 60) n`;
    const someone = await lead();
    const page = await someone.get(listPlayers, {});
    const rest = await someone.get(listPlayers, { cursor: page.next });
    const ids = [...page.list, ...rest.list].map(({ id }) => id);
    expect(new Set(ids).size).toBe(63);
    expect(rest.next).toBeUndefined();
    const back = await someone.get(listPlayers, { order: 'asc' });
    expect(back.list[0]!.id).toBe(ids.at(-1));
    for (const cursor of ['x', Buffer.from('1 2').toString('base64url')]) {
      expect((await someone.call(listPlayers, { cursor })).refusal?.code).toBe('request.invalid');
    }
    const other = await openOperator(site, { roles: ['lead'], brands: ['second'] });
    expect((await other.get(listPlayers, {})).list).toEqual([]);
  });

  test('ends when the thirty days do, and follows a rebuilt day', async () => {
    await clock.pass(29 * 24 * hour);
    await count();
    expect(await wrongSums()).toEqual([]);
    const someone = await lead();
    const { list } = await someone.get(listPlayers, { sort: 'deposits' });
    expect(list).toMatchObject([{ id: seats[1]!.playerId, deposits: '4' }]);
    await clock.pass(2 * 24 * hour);
    await count();
    expect((await (await lead()).get(listPlayers, { sort: 'deposits' })).list).toEqual([]);
    expect(await wrongSums()).toEqual([]);
  });
});
