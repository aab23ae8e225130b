import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { openScene, unit, type Scene } from '@parlour/testkit/ledger/scene';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { jobs } from '..';

let site: Site;
let vendor: Vendor;
let shortVendor: Vendor;
let shiftMs = 0;

beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site, { code: 'ACME', signature: 'hmac-sha256' });
  // One whose rounds are closed after a day, as our own games' are.
  shortVendor = await openVendor(site, { code: 'DAY', signature: 'hmac-sha256' });
  await site.database.sql`update gateway.profile set close_after_hours = 24 where code = 'DAY'`;
});

afterAll(() => dropSoundSite(site));

const hourMs = 3_600_000;
const id = () => randomUUID();
const close = () => jobs.every!['gateway.close_silent_rounds']!.work(site.platform);

const pass = async (milliseconds: number) => {
  shiftMs += milliseconds;
  await site.shiftClock(shiftMs);
};

const statuses = async ({ seat }: Scene): Promise<string[]> => {
  const rows = await site.database.sql<{ status: string }>`
    select status from round.rounds_view where player_id = ${seat.playerId}::bigint order by id`;
  return rows.map(({ status }) => status);
};

/** The closings of the player's rounds that were published. */
const closings = ({ seat }: Scene) =>
  site.database.sql<{ key: string; roundId: string }>`
    select key, payload ->> 'roundId' as "roundId" from lib.outbox
    where type = 'round.closed' and payload ->> 'playerId' = ${seat.playerId}
    order by id`;

/** The players' funds in open rounds, by the view for reports. */
const openStakes = () =>
  site.database.sql`
    select brand, vendor, currency, mode, rounds::integer as rounds,
      trim_scale(stake / 1000000.0)::text as stake
    from round.open_stake_view order by vendor`;

describe('[R-I1] a stake', () => {
  test('leaves the balance when its round starts, and is held until the round is over', async () => {
    const scene = await openScene(site, vendor);
    const bet = { transaction_uuid: id(), round: id(), amount: 4 * unit };
    expect(await scene.bet(bet)).toBe('RS_OK');
    expect(await scene.cash()).toBe('6');
    expect(await statuses(scene)).toEqual(['open']);
    const paid = { round: bet.round, amount: 0, round_closed: true };
    expect(await scene.win(bet.transaction_uuid, paid)).toBe('RS_OK');
    expect(await statuses(scene)).toEqual(['closed']);
    expect(await scene.cash()).toBe('6');
  });
});

describe('[R-I5] the funds in open rounds', () => {
  test('are the stakes of the open rounds, and equal the ledger’s bets', async () => {
    expect(await openStakes()).toEqual([]);
    const scenes = await Promise.all([1, 2, 3].map(() => openScene(site, vendor)));
    const day = await openScene(site, shortVendor);
    const [round, back] = [id(), id()];
    await scenes[0]!.bet({ round, amount: 2 * unit });
    await scenes[0]!.bet({ round, amount: 3 * unit, transaction_uuid: back });
    await scenes[1]!.bet({ amount: unit / 2 });
    await scenes[1]!.bet({ is_free: true });
    await scenes[2]!.bet({ round_closed: true });
    await day.bet({ amount: 7 * unit });
    await scenes[0]!.rollback(back, { round });
    expect(await openStakes()).toEqual([
      { brand: 'main', vendor: 'ACME', currency: 'VND', mode: 'real', rounds: 3, stake: '2.5' },
      { brand: 'main', vendor: 'DAY', currency: 'VND', mode: 'real', rounds: 1, stake: '7' },
    ]);
    const [booked] = await site.database.sql<{ stake: string }>`
      select trim_scale(
        sum(case t.reason when 'bet' then t.amount else -t.amount end) / 1000000.0)::text as stake
      from ledger.transfer t join round.rounds_view r on r.id = t.subject_id
      where r.status = 'open'`;
    expect(booked?.stake).toBe('9.5');
  });
});

describe('[R-I4] a round whose vendor is silent', () => {
  test('is closed after two days, one of ours after one, and a late win is still paid', async () => {
    const scene = await openScene(site, vendor);
    const day = await openScene(site, shortVendor);
    const bet = { transaction_uuid: id(), round: id() };
    await scene.bet(bet);
    await day.bet();
    await pass(24 * hourMs - 60_000);
    await close();
    expect([await statuses(scene), await statuses(day)]).toEqual([['open'], ['open']]);
    await pass(120_000);
    await close();
    expect([await statuses(scene), await statuses(day)]).toEqual([['open'], ['closed']]);
    await pass(24 * hourMs - 120_000);
    await close();
    expect(await statuses(scene)).toEqual(['open']);
    await pass(120_000);
    await close();
    expect(await statuses(scene)).toEqual(['closed']);
    expect(await openStakes()).toEqual([]);
    // In the player's favour: a win is paid, however late.
    expect(await scene.win(bet.transaction_uuid, { round: bet.round, amount: 5 * unit })).toBe(
      'RS_OK',
    );
    expect(await scene.cash()).toBe('14');
    expect(await closings(scene)).toHaveLength(1);
  });

  test('is closed a second time after a late rollback and a new bet; each closing is one event', async () => {
    const scene = await openScene(site, vendor);
    const first = { transaction_uuid: id(), round: id() };
    await scene.bet(first);
    await pass(49 * hourMs);
    await close();
    await close();
    expect(await closings(scene)).toHaveLength(1);

    // A round whose only bet was rolled back takes another bet, which opens it again.
    const back = { round: first.round };
    expect(await scene.rollback(first.transaction_uuid, back)).toBe('RS_OK');
    expect(await statuses(scene)).toEqual(['refunded']);
    const token = await vendor.token(scene.seat);
    expect(await scene.bet({ ...first, token, transaction_uuid: id() })).toBe('RS_OK');
    expect(await statuses(scene)).toEqual(['open']);
    await pass(49 * hourMs);
    await close();
    await close();
    expect(await statuses(scene)).toEqual(['closed']);
    const [one, two, ...more] = await closings(scene);
    expect(more).toEqual([]);
    expect(two!.roundId).toBe(one!.roundId);
    expect(two!.key).not.toBe(one!.key);
  });

  test('waits from the last movement on', async () => {
    const scene = await openScene(site, vendor);
    const round = id();
    const bet = id();
    await scene.bet({ round, transaction_uuid: bet });
    await pass(20 * hourMs);
    await scene.win(bet, { round, amount: unit });
    await pass(30 * hourMs);
    await close();
    expect(await statuses(scene)).toEqual(['open']);
    await pass(19 * hourMs);
    await close();
    expect(await statuses(scene)).toEqual(['closed']);
  });
});

describe('[R-I4] rounds whose vendor is silent', () => {
  test('are all closed in one run, however many', async () => {
    const { seat } = await openScene(site, vendor);
    // A vendor that reports no losses leaves thousands an hour.
    await site.database.sql`
      insert into round.round (player_id, game_id, stake, payout, balance_before, balance_after,
        opened_at, last_at, live_bets, vendor_id, status, mode, brand, currency, external_id)
      select ${seat.playerId}::bigint, 1, 0, 0, 0, 0, lib.now() - interval '49 hours',
        lib.now() - interval '49 hours', 0, n.id, 'open', 'real', 'main', 'VND', 'silent-' || i
      from ledger.namespace_view n, generate_series(1, 2500) i where n.name = ${vendor.code}`;
    await close();
    const left = await site.database.sql`
      select id from round.rounds_view
      where player_id = ${seat.playerId}::bigint and status = 'open'`;
    expect(left).toEqual([]);
    const [events] = await site.database.sql<{ count: bigint }>`
      select count(distinct payload ->> 'roundId') as count from lib.outbox
      where type = 'round.closed' and payload ->> 'playerId' = ${seat.playerId}`;
    expect(events?.count).toBe(2500n);
    // None of them has a bet, which the last check of the books would find.
    await site.database.sql`delete from round.round where player_id = ${seat.playerId}::bigint`;
  });
});

describe('[R-I10] a bet that is repeated', () => {
  test('is one bet, whenever and however often it is repeated', async () => {
    const scene = await openScene(site, vendor);
    const bet = { transaction_uuid: id(), round: id() };
    const answers = [];
    for (let tries = 0; tries < 4; tries += 1) {
      answers.push(await scene.bet(bet), await scene.bet({ ...bet, request_uuid: id() }));
      await pass(9 * hourMs);
    }
    expect(new Set(answers)).toEqual(new Set(['RS_OK']));
    expect(await scene.cash()).toBe('9');
    const rows = await site.database.sql`
      select kind from round.movement_view where player_id = ${scene.seat.playerId}::bigint`;
    expect(rows).toHaveLength(1);
  });
});

describe('[R-H5] every round records', () => {
  test('player, game and its version, state, stake, win, prize and outcome', async () => {
    const scene = await openScene(site, vendor);
    const bet = { transaction_uuid: id(), round: 'r-h5' };
    await scene.bet(bet);
    await scene.win(bet.transaction_uuid, {
      round: bet.round,
      round_closed: true,
      amount: 3 * unit,
      meta: { stops: [3, 17, 22] },
    });
    const [row] = await site.database.sql`
      select r.player_id::text as player, g.code as game, r.game_version as version, r.status,
        r.mode, r.currency, r.stake::text as stake, r.payout::text as payout, r.outcome,
        r.balance_before::text as before, r.balance_after::text as after
      from round.round r join catalogue.game_view g on g.id = r.game_id
      where r.external_id = ${bet.round}`;
    expect(row).toEqual({
      player: scene.seat.playerId,
      game: vendor.game,
      version: '1.0',
      status: 'closed',
      mode: 'real',
      currency: 'VND',
      stake: '1000000',
      payout: '3000000',
      outcome: { stops: [3, 17, 22] },
      before: '10000000',
      after: '12000000',
    });
  });

  test('none of which may be missing in the database', async () => {
    const rows = await site.database.sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_schema = 'round' and table_name = 'round' and is_nullable = 'YES'
      order by column_name`;
    // A vendor may send no version and no outcome; an open round has no end, and few are voided.
    const names = ['closed_at', 'game_version', 'outcome', 'settled_at', 'voided_at'];
    expect(rows.map(({ name }) => name)).toEqual(names);
  });
});
