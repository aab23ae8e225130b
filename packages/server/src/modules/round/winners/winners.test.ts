import { randomUUID } from 'node:crypto';
import { round, type WinnerBoard, type WinnerPeriod } from '@parlour/contract/round';
import { openClock } from '@parlour/testkit/ledger/activity';
import { takeSeat, type Seated } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { fundTrial } from '@parlour/testkit/ledger/world';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LiveEvent } from '../../../lib/live/live';
import { jobs as activityJobs } from '../../activity';
import { noteWinners } from './note-winners';

let site: Site;
let vendor: Vendor;
let clock: ReturnType<typeof openClock>;
const sent: { to: string; message: LiveEvent }[] = [];

beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site);
  clock = openClock(site);
  const { live } = site.platform;
  site.platform.live = { ...live, notify: (to, message) => sent.push({ to, message }) };
});

afterAll(() => site.drop());

beforeEach(async () => {
  // Beyond what a process remembers of a board, and what is read twice.
  for (const _ of [1, 2]) {
    await clock.pass(10_000);
    await noteWinners(site.platform);
  }
  await site.database.sql`delete from round.winner`;
  sent.length = 0;
});

const unit = 100_000;

const play = async (seat: Seated, stake: number, paid: number | null) => {
  const key = randomUUID();
  const move = async (kind: 'bet' | 'win', changes: object) => {
    const transaction = randomUUID();
    const body = vendor.body(kind, seat, { transaction_uuid: transaction, round: key, ...changes });
    expect((await vendor.call(kind, body)).status).toBe('RS_OK');
    return transaction;
  };
  const bet = await move('bet', { amount: stake * unit });
  const win = { amount: (paid ?? 0) * unit, round_closed: true, reference_transaction_uuid: bet };
  return paid === null ? bet : move('win', win);
};

const noted = async () => {
  await noteWinners(site.platform);
  await clock.pass(3000);
};

const board = async (name: WinnerBoard, period?: WinnerPeriod, host = 'localhost') =>
  (await site.visitor({ host }).get(round.listWinners, { board: name, ...(period && { period }) }))
    .list;

/** The first and the last two letters, as everyone may see them. */
const masked = ({ username }: Seated) => `${username.slice(0, 2)}***${username.slice(-2)}`;

const lines = async (name: WinnerBoard, period?: WinnerPeriod) =>
  (await board(name, period)).map(({ account, amount }) => `${account} ${amount}`);

describe('the boards of winners', () => {
  test('[LOBBY-02] list settled rounds that paid more than their stake, accounts masked', async () => {
    const seat = await takeSeat(site, vendor, { cash: '1000' });
    await play(seat, 10, 25);
    await play(seat, 10, 4);
    await play(seat, 10, 10);
    await play(seat, 10, null);
    await noted();
    expect(await board('latest')).toEqual([
      {
        account: masked(seat),
        game: { gameCode: vendor.game, vassalage: 'ACME', gameType: 'RNG', name: 'One' },
        amount: '25',
        currency: 'VND',
        at: expect.stringMatching(/^\d{4}-/),
      },
    ]);
  });

  test('[LOBBY-02] never list trial money, nor the rounds of another brand', async () => {
    const seat = await takeSeat(site, vendor, { cash: '1000' });
    await fundTrial(site, seat, '100');
    const token = await vendor.token(seat, { currency: 'FUN', mode: 'trial' });
    const trial = { ...seat, token };
    const key = randomUUID();
    const bet = vendor.body('bet', trial, { round: key, amount: unit, currency: 'FUN' });
    await vendor.call('bet', bet);
    const win = { round: key, amount: 9 * unit, currency: 'FUN', round_closed: true };
    const reference = { reference_transaction_uuid: bet.transaction_uuid };
    await vendor.call('win', vendor.body('win', trial, { ...win, ...reference }));
    const [kept] = await site.database.sql<{ payout: bigint }>`
      select payout from round.round where mode = 'trial'`;
    expect(kept?.payout).toBe(9_000_000n);
    await play(seat, 1, 2);
    await noted();
    expect(await lines('latest')).toEqual([`${masked(seat)} 2`]);
    for (const name of ['latest', 'biggest', 'ranking'] as const) {
      expect(await board(name, undefined, 'second.localhost')).toEqual([]);
    }
  });

  test('[LOBBY-02] the biggest come first, within the days of the period', async () => {
    const seat = await takeSeat(site, vendor, { cash: '1000' });
    for (const paid of [30, 90, 50]) await play(seat, 1, paid);
    await noted();
    const shown = (...amounts: number[]) => amounts.map((amount) => `${masked(seat)} ${amount}`);
    expect(await lines('biggest')).toEqual(shown(90, 50, 30));
    expect(await lines('latest')).toEqual(shown(50, 90, 30));
    const hidden = (period: WinnerPeriod) => async () => {
      await clock.pass(3000);
      return (await lines('biggest', period)).length;
    };
    await site.database.sql`update round.winner set at = at - interval '2 days'`;
    expect([await hidden('day')(), await hidden('week')()]).toEqual([0, 3]);
    await site.database.sql`update round.winner set at = at - interval '10 days'`;
    expect([await hidden('week')(), await hidden('month')()]).toEqual([0, 3]);
  });

  test('[LOBBY-02] a win that is rolled back leaves the board', async () => {
    const seat = await takeSeat(site, vendor, { cash: '1000' });
    const win = await play(seat, 10, 25);
    await noted();
    expect(await lines('latest')).toHaveLength(1);
    const body = vendor.body('rollback', seat, { reference_transaction_uuid: win });
    expect((await vendor.call('rollback', body)).status).toBe('RS_OK');
    await noted();
    expect(await lines('latest')).toEqual([]);
  });

  test('[LOBBY-02] a round is noted once, and the table stays small', async () => {
    const seat = await takeSeat(site, vendor, { cash: '100000' });
    await play(seat, 1, 2);
    await noted();
    await noteWinners(site.platform);
    expect(sent.filter(({ message }) => message.type === 'winners')).toHaveLength(1);
    for (let at = 0; at < 70; at += 1) await play(seat, 1, 3 + at);
    await noted();
    const [count] = await site.database.sql<{ n: number }>`
      select count(*)::integer as n from round.winner`;
    expect(count?.n).toBeLessThanOrEqual(100);
    expect((await lines('biggest'))[0]).toBe(`${masked(seat)} 72`);
  });

  test('[LOBBY-02] the open pages of the brand are notified, names in every language', async () => {
    const seat = await takeSeat(site, vendor, { cash: '1000' });
    for (let at = 0; at < 7; at += 1) await play(seat, 1, 2 + at);
    await noted();
    const [{ to, message } = {}] = sent.filter((one) => one.message.type === 'winners');
    expect(to).toBe('brand:main');
    expect(message).toMatchObject({
      list: [
        { account: masked(seat), amount: '8', game: { names: expect.any(Object) } },
        ...Array.from({ length: 4 }, () => expect.anything()),
      ],
    });
  });

  test('[LOBBY-02] the ranking adds up what a player won more than was staked', async () => {
    const [first, second, loser] = [
      await takeSeat(site, vendor, { cash: '1000' }),
      await takeSeat(site, vendor, { cash: '1000' }),
      await takeSeat(site, vendor, { cash: '1000' }),
    ];
    // The winners of the tests before are in it too.
    await play(first, 10, 30);
    await play(first, 10, 0);
    await play(second, 10, 50);
    await play(loser, 10, 5);
    await clock.drain();
    for (const name of ['activity.rank_day', 'activity.rank_month'] as const) {
      await activityJobs.every?.[name]?.work(site.platform);
    }
    for (const period of ['day', 'week', 'month'] as const) {
      const all = await lines('ranking', period);
      const ours = [first, second, loser].map(masked);
      const ranked = all.filter((line) => ours.includes(line.split(' ')[0] ?? ''));
      expect(ranked).toEqual([`${masked(second)} 40`, `${masked(first)} 10`]);
    }
  });
});
