import { randomUUID } from 'node:crypto';
import { casework } from '@parlour/contract/casework';
import { compliance } from '@parlour/contract/compliance';
import { message } from '@parlour/contract/message';
import { micros } from '@parlour/contract/money';
import { report } from '@parlour/contract/report';
import { round } from '@parlour/contract/round';
import { expectSoundActivity, openClock } from '@parlour/testkit/ledger/activity';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { openOperator } from '@parlour/testkit/people/operators';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { openPlay, openVoidScene } from '@parlour/testkit/ledger/void-scene';
import { fund } from '@parlour/testkit/ledger/world';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runJobs } from '../../../lib/jobs/jobs';
import { verifyDay } from '../../activity';
import { jobs as caseworkJobs } from '../../casework';
import { jobs as gatewayJobs } from '../../gateway';
import { jobs as messageJobs } from '../../message';
import { noteWinners } from '../winners/note-winners';

// Jobs take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let site: Site;
let vendor: Vendor;
let scene: Awaited<ReturnType<typeof openVoidScene>>;
let clock: ReturnType<typeof openClock>;
beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site);
  scene = await openVoidScene(site);
  clock = openClock(site);
});
afterAll(async () => {
  await clock.drain();
  await expectSoundActivity(site.database);
  await dropSoundSite(site);
});

const openSeat = async (cash: string) => {
  const someone = await registerPlayer(site);
  await fund(site, someone, cash);
  const token = await vendor.token(someone);
  return { someone, play: () => openPlay(site, vendor, { playerId: someone.playerId, token }) };
};

test('[R-I7] the player reads of a void in the inbox, the record and the transactions', async () => {
  const { someone, play } = await openSeat('100');
  const free = play();
  await free.win(await free.bet(10, { is_free: true }), 5);
  const voided = play();
  await voided.win(await voided.bet(10), 30);
  const id = await voided.id();
  for (const one of [await free.id(), id]) {
    expect((await scene.voidRound(one)).status).toBe(200);
  }
  const clockwork = runJobs(site.platform, [messageJobs, gatewayJobs], { idleMs: 10 });
  await expect
    .poll(
      () => site.database.sql`
        select id from lib.outbox
        where type in ('round.voided', 'message.written') and done_at is null`,
      { timeout: 20_000 },
    )
    .toEqual([]);
  await clockwork.stop();

  const { list: inbox } = await someone.get(message.listMessages, {});
  expect(inbox).toHaveLength(2);
  expect(inbox.find(({ title }) => title.includes(id))).toMatchObject({
    page: 'personalHistoryCopy',
    text: expect.stringContaining('10 VND'),
  });
  // The grant has its free bet again.
  const bets = await site.database.sql`
    select given_back_at is not null as "isBack" from gateway.free_bet
    where player_id = ${someone.playerId}::bigint`;
  expect(bets).toEqual([{ isBack: true }]);

  const detail = await someone.get(round.readRound, { id });
  expect(detail).toMatchObject({
    status: 'refunded',
    voided: { reason: 'malfunction', at: expect.any(String) },
  });
  expect(detail.movements.map(({ kind }) => kind)).toEqual(['bet', 'win', 'rollback', 'rollback']);
  const day = new Date(site.platform.clock.now()).toLocaleDateString('en-CA', {
    timeZone: 'Asia/Ho_Chi_Minh',
  });
  const record = await someone.get(report.listRounds, { from: day, to: day });
  expect(record.list.map(({ isVoided }) => isVoided)).toEqual([true, true]);
  const { list } = await someone.get(report.listTransactions, {
    from: day,
    to: day,
    type: 'rollback',
  });
  expect(
    list
      .filter(({ roundId }) => roundId === id)
      .map(({ amount }) => amount)
      .toSorted(),
  ).toEqual(['-30', '10']);
});

test('[R-I7] a win for a voided round is refused, and opens one case of it for a person', async () => {
  const { someone, play } = await openSeat('100');
  const late = play();
  const bet = await late.bet(10);
  const id = await late.id();
  await scene.voidRound(id);
  const win = {
    reference_transaction_uuid: bet,
    transaction_uuid: randomUUID(),
    amount: 900_000,
    round_closed: true,
  };
  const again = { ...win, transaction_uuid: randomUUID() };
  // The vendor repeats what it was refused, and sends another one.
  for (const each of [win, win, again]) {
    expect(await late.call('win', each)).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK');
  }
  // Of what was rolled back by the vendor itself no case is opened.
  const own = play();
  const ownBet = await own.bet(10);
  await own.call('rollback', { reference_transaction_uuid: ownBet });
  await own.call('win', { ...win, reference_transaction_uuid: ownBet });
  const events = await site.database.sql`
    select 1 from lib.outbox where type = 'round.late_win'`;
  expect(events).toHaveLength(2);
  const clockwork = runJobs(site.platform, [caseworkJobs], { idleMs: 10 });
  await expect
    .poll(
      () => site.database.sql`
        select 1 from lib.outbox where type = 'round.late_win' and done_at is null`,
      { timeout: 20_000 },
    )
    .toEqual([]);
  await clockwork.stop();
  const lead = await openOperator(site, { roles: ['lead'] });
  const { list } = await lead.get(casework.listCases, { kind: 'flag', playerId: someone.playerId });
  expect(list).toMatchObject([
    {
      subjectId: `round:${id}`,
      player: { id: someone.playerId },
      amount: '9',
      currency: 'VND',
      reasons: ['late_win'],
    },
  ]);
  expect(await scene.roundOf(id)).toMatchObject({ status: 'refunded', payout: 0n });
});

test('[R-I7] [R-L2] a void gives the limits back what the round had used', async () => {
  const { someone, play } = await openSeat('100');
  for (const kind of ['stake', 'loss'] as const) {
    await someone.get(compliance.setLimit, { kind, period: 'day', amount: '50' });
  }
  const used = async () =>
    (await someone.get(compliance.readLimits, {})).limits.map(
      ({ kind, used: sum }) => [kind, sum] as const,
    );
  const one = play();
  await one.bet(40);
  expect(new Map(await used())).toEqual(
    new Map([
      ['stake', '40'],
      ['loss', '40'],
    ]),
  );
  await scene.voidRound(await one.id());
  expect(new Map(await used())).toEqual(
    new Map([
      ['stake', '0'],
      ['loss', '0'],
    ]),
  );
});

test('[R-I7] a void takes a winner off the boards', async () => {
  const { someone, play } = await openSeat('100');
  const won = play();
  await won.win(await won.bet(10), 60);
  const id = await won.id();
  const shown = async () => {
    await clock.pass(4000);
    await noteWinners(site.platform);
    const rows = await site.database.sql`
      select 1 from round.winner where player_id = ${someone.playerId}::bigint`;
    return rows.length;
  };
  expect(await shown()).toBe(1);
  await scene.voidRound(id);
  expect(await shown()).toBe(0);
});

/** Of the player’s days, the brand’s hours and the game’s days. */
const figures = async (playerId: string) => {
  const [row] = await site.database.sql`
    select sum(rounds)::integer as rounds, sum(stake)::text as stake, sum(payout)::text as payout,
      sum(valid)::text as valid, sum(own)::text as own, sum(revenue)::text as revenue
    from activity.day where player_id = ${playerId}::bigint`;
  const [hours] = await site.database.sql`
    select coalesce(sum(stake), 0)::text as stake, coalesce(sum(payout), 0)::text as payout,
      coalesce(sum(revenue), 0)::text as revenue
    from activity.brand_hour where brand = 'main'`;
  const [games] = await site.database.sql`
    select coalesce(sum(rounds), 0)::text as rounds, coalesce(sum(stake), 0)::text as stake,
      coalesce(sum(payout), 0)::text as payout
    from activity.game_day where brand = 'main'`;
  return { row, hours, games };
};

test('[R-I7] [WALLET-07] the sums follow a void, late too, and a recount finds the same', async () => {
  const { someone, play } = await openSeat('100');
  await clock.drain();
  const before = await figures(someone.playerId);
  const [open, paid] = [play(), play()];
  await paid.win(await paid.bet(10), 30);
  await open.bet(20);
  await clock.drain();
  const counted = await figures(someone.playerId);
  expect(counted.row).toMatchObject({
    rounds: 2,
    stake: `${micros('30')}`,
    payout: `${micros('30')}`,
  });
  for (const one of [paid, open]) await scene.voidRound(await one.id());
  await clock.drain();
  const after = await figures(someone.playerId);
  expect(after.row).toEqual({
    rounds: 0,
    stake: '0',
    payout: '0',
    valid: '0',
    own: '0',
    revenue: '0',
  });
  expect([after.hours, after.games]).toEqual([before.hours, before.games]);
  const late = await site.database.sql`
    select rounds::integer as rounds, (stake / 1000000)::integer as stake,
      (payout / 1000000)::integer as payout
    from activity.late where round_id = ${await paid.id()}::bigint`;
  expect(late).toEqual([{ rounds: -1, stake: -10, payout: -30 }]);
  await expectSoundActivity(site.database);

  const [{ day }] = (await site.database.sql<{ day: string }>`
    select max(day)::text as day from activity.day`) as [{ day: string }];
  await clock.pass(26 * 3_600_000);
  await clock.drain();
  expect(await verifyDay(site.platform, { brand: 'main', day })).toEqual([]);
});
