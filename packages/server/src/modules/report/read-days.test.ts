import { randomUUID } from 'node:crypto';
import { micros, moneyText } from '@parlour/contract/money';
import { report } from '@parlour/contract/report';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSoundActivity, openClock } from '@parlour/testkit/ledger/activity';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { fund, give } from '@parlour/testkit/ledger/world';

let site: Site;
let vendor: Vendor;
let clock: ReturnType<typeof openClock>;

beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site);
  clock = openClock(site);
});

afterAll(async () => {
  await expectSoundActivity(site.database);
  await site.drop();
});

const unit = 100_000;
const day = (daysAgo = 0) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(
    site.platform.clock.now().getTime() - daysAgo * 86_400_000,
  );

const funded = async (): Promise<SomePlayer> => {
  const player = await registerPlayer(site);
  await fund(site, player, '1000');
  return player;
};

/** Stakes and is paid in one round; returns the bet's key. */
const play = async (player: SomePlayer, stake: number, payout: number): Promise<string> => {
  const seat = { playerId: player.playerId, token: await vendor.token(player) };
  const [round, key] = [randomUUID(), randomUUID()];
  const bet = vendor.body('bet', seat, { round, transaction_uuid: key, amount: stake * unit });
  expect((await vendor.call('bet', bet)).status).toBe('RS_OK');
  await pay(player, key, payout, round);
  return key;
};

const pay = async (player: SomePlayer, key: string, payout: number, round: string) => {
  const seat = { playerId: player.playerId, token: await vendor.token(player) };
  const changes = { round, reference_transaction_uuid: key, amount: payout * unit };
  const win = vendor.body('win', seat, { ...changes, round_closed: true });
  expect((await vendor.call('win', win)).status).toBe('RS_OK');
};

describe('[WALLET-07] the record by days', () => {
  test('has one row a day, the latest first, and the moment up to which it is counted', async () => {
    const player = await funded();
    await play(player, 20, 5);
    await play(player, 10, 0);
    const first = day();
    const period = () => ({ from: first, to: day() });
    expect((await player.get(report.readDays, period())).list).toEqual([]);
    await clock.drain();
    const one = { day: first, rounds: 2, stake: '30', payout: '5', net: '-25', corrections: 0 };
    const { list, asOf } = await player.get(report.readDays, period());
    expect(list).toEqual([one]);
    const lagMs = site.platform.clock.now().getTime() - Date.parse(asOf);
    expect(lagMs).toBeGreaterThanOrEqual(2000);
    expect(await player.get(report.listRounds, period())).toMatchObject({
      totals: { rounds: 2, stake: '30', payout: '5', net: '-25' },
    });
  });

  test('counts a late change on its own day, as a correction', async () => {
    const player = await funded();
    const round = randomUUID();
    const seat = { playerId: player.playerId, token: await vendor.token(player) };
    const key = randomUUID();
    const bet = vendor.body('bet', seat, { round, transaction_uuid: key, amount: 10 * unit });
    await vendor.call('bet', bet);
    await pay(player, key, 0, round);
    await clock.drain();
    await pay(player, key, 40, round);
    await clock.drain();
    const { list } = await player.get(report.readDays, { from: day(), to: day() });
    expect(list).toEqual([
      { day: day(), rounds: 1, stake: '10', payout: '40', net: '30', corrections: 1 },
    ]);
  });

  test('has no other player’s days, and only those of the period', async () => {
    const [player, stranger] = [await funded(), await funded()];
    await play(player, 20, 5);
    await clock.drain();
    const today = { from: day(), to: day() };
    expect((await stranger.get(report.readDays, today)).list).toEqual([]);
    expect((await player.get(report.readDays, { from: day(9), to: day(1) })).list).toEqual([]);
    expect((await player.get(report.readDays, today)).list).toHaveLength(1);
    const backwards = await player.call(report.readDays, { from: day(), to: day(1) });
    expect(backwards.refusal?.code).toBe('request.invalid');
    const long = await player.call(report.readDays, { from: '2020-01-01', to: day() });
    expect(long.refusal?.code).toBe('request.invalid');
    const signedOut = await site.visitor().call(report.readDays, today);
    expect(signedOut.status).toBe(401);
  });
});

describe('[WALLET-07] [R-H3] profit and loss', () => {
  test('adds up by day, category and kind, with the net deposits of all time', async () => {
    const player = await registerPlayer(site);
    const from = (source: string, amount: string) =>
      give(site, player.playerId, { pocket: 'cash', amount: micros(amount), source });
    await from('house:main:bank:tests', '500');
    await from('house:main:promotion:tests', '30');
    await play(player, 20, 5);
    await play(player, 10, 40);
    await clock.drain();
    const profit = await player.get(report.readProfit, { from: day(), to: day() });
    expect(profit.totals).toEqual({
      rounds: 2,
      stake: '30',
      payout: '45',
      net: '15',
      gifts: '30',
      commissions: '0',
      profit: '45',
      deposits: '500',
      withdrawals: '0',
      transfersIn: '0',
      transfersOut: '0',
    });
    const played = { stake: '30', payout: '45', net: '15' };
    expect(profit.days).toEqual([
      { day: day(), ...played, gifts: '30', deposits: '500', withdrawals: '0' },
    ]);
    expect(profit.categories).toEqual([{ gameType: 'RNG', rounds: 2, ...played }]);
    const message = await player.messageOf(report.exportProfit, { from: day(), to: day() });
    expect((await player.send(message)).text.split('\r\n')).toEqual([
      '\uFEFFDay,Stake,Winnings,Win/Loss,Bonuses and rebates,Deposited,Withdrawn',
      `${day()},30,45,15,30,500,0`,
      '',
      'Type of game,Bets,Stake,Winnings,Win/Loss',
      'Slots,2,30,45,15',
      '',
      'Type,Amount',
      'Total bets,30',
      'Total winnings,45',
      'Win/Loss,15',
      'Bonuses and rebates,30',
      'Commission,0',
      'Profit/Loss,45',
      'Deposited,500',
      'Withdrawn,0',
      'Transfers received,0',
      'Transfers sent,0',
      '"Deposits less withdrawals, all time",500',
      '',
    ]);
    const earlier = await player.get(report.readProfit, { from: day(9), to: day(1) });
    expect(earlier).toMatchObject({ days: [], categories: [], netDeposits: '500' });
    const stranger = await registerPlayer(site);
    const none = await stranger.get(report.readProfit, { from: day(), to: day() });
    expect(none).toMatchObject({ days: [], netDeposits: '0' });
    const signedOut = await site.visitor().call(report.readProfit, { from: day(), to: day() });
    expect(signedOut.status).toBe(401);
  });

  test('equals a recount over many days and categories, and so do the days', async () => {
    const player = await registerPlayer(site);
    const rows = [3, 5, 5, 9, 40].map((daysAgo, n) => ({
      day: day(daysAgo),
      category: ['LIVE', 'RNG', 'FISH', 'RNG', 'RNG'][n]!,
      rounds: n + 1,
      stake: BigInt(n + 2) * 7_000_001n,
      payout: BigInt(n + 1) * 5_000_003n,
    }));
    const { sql } = site.database;
    for (const row of rows) {
      await sql`
        insert into activity.day (player_id, day, currency, category, rounds, stake, bonus_stake,
          payout, bonus_payout, vendor_paid, valid, own, own_loss, revenue, best_multiple, last_at,
          batch)
        values (${player.playerId}::bigint, ${row.day}::date, 'VND', ${row.category}, ${row.rounds},
          ${row.stake}, 0, ${row.payout}, 0, 0, 0, 0, 0, 0, 0, lib.now(), 1)`;
    }
    const period = { from: day(10), to: day() };
    const [profit, { list }] = await Promise.all([
      player.get(report.readProfit, period),
      player.get(report.readDays, period),
    ]);
    await sql`delete from activity.day where player_id = ${player.playerId}::bigint`;
    const inside = rows.slice(0, 4);
    const sumsOf = (some: typeof rows) => {
      const stake = some.reduce((sum, row) => sum + row.stake, 0n);
      const payout = some.reduce((sum, row) => sum + row.payout, 0n);
      const net = payout - stake;
      return { stake: moneyText(stake), payout: moneyText(payout), net: moneyText(net) };
    };
    const countOf = (some: typeof rows) => some.reduce((sum, { rounds }) => sum + rounds, 0);
    const byDay = [...new Set(inside.map((row) => row.day))].toSorted().map((played) => {
      const some = inside.filter((row) => row.day === played);
      return { day: played, rounds: countOf(some), ...sumsOf(some) };
    });
    expect(list).toEqual(byDay.toReversed().map((each) => ({ ...each, corrections: 0 })));
    const noCash = { gifts: '0', deposits: '0', withdrawals: '0' };
    const profitOf = ({ day: played, stake, payout, net }: (typeof byDay)[0]) => {
      return { day: played, stake, payout, net, ...noCash };
    };
    expect(profit.days).toEqual(byDay.map(profitOf));
    // The category that was played first comes first.
    const byCategory = ['RNG', 'FISH', 'LIVE'].map((gameType) => {
      const some = inside.filter(({ category }) => category === gameType);
      return { gameType, rounds: countOf(some), ...sumsOf(some) };
    });
    expect(profit.categories).toEqual(byCategory);
    expect(profit.totals).toMatchObject({ rounds: countOf(inside), ...sumsOf(inside) });
  });
});
