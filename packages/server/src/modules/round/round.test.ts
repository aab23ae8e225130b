import { randomUUID } from 'node:crypto';
import { round as calls } from '@parlour/contract/round';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { takeSeat } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { fund, fundTrial } from '@parlour/testkit/ledger/world';
import { setPlayState } from '../compliance';
import { hold, reverse } from '../ledger';
import { credit, readPockets } from '../wallet';
import { jobs as vendorJobs } from '../gateway';
import { notifyPlayed } from '.';

let site: Site;
let vendor: Vendor;

beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site);
});

afterAll(() => dropSoundSite(site));

const unit = 100_000;
const hour = 3_600_000;

type Seat = { playerId: string; token: string };

const bet = (seat: Seat, changes: object = {}) =>
  vendor.call('bet', vendor.body('bet', seat, { ...changes }));
const win = (seat: Seat, of: string, changes: object = {}) =>
  vendor.call('win', vendor.body('win', seat, { reference_transaction_uuid: of, ...changes }));
const rollback = (seat: Seat, of: string) =>
  vendor.call('rollback', vendor.body('rollback', seat, { reference_transaction_uuid: of }));

const pocketsOf = async ({ playerId }: Seat) =>
  (await readPockets(site.database.sql, [{ playerId, currency: 'VND' }]))[0]!;

const giveBonus = ({ playerId }: Seat, amount: bigint) =>
  site.database.transaction((sql) =>
    credit(sql, {
      playerId,
      currency: 'VND',
      pocket: 'bonus',
      amount,
      namespace: 'tests',
      reference: randomUUID(),
      source: 'house:main:bonus',
      reason: 'bonus',
    }),
  );

describe('[WALLET-02] pockets', () => {
  test('a bet spends cash, then bonus; a win and a rollback return in proportion', async () => {
    const seat = await takeSeat(site, vendor, { cash: '3' });
    await giveBonus(seat, 10_000_000n);
    const [first, second] = [randomUUID(), randomUUID()];
    await bet(seat, { transaction_uuid: first, amount: 9 * unit });
    expect(await pocketsOf(seat)).toMatchObject({ cash: 0n, bonus: 4_000_000n });
    await win(seat, first, { amount: 3 * unit + 1 });
    expect(await pocketsOf(seat)).toMatchObject({ cash: 1_000_003n, bonus: 6_000_007n });
    await bet(seat, { transaction_uuid: second, amount: 2 * unit });
    await rollback(seat, second);
    expect(await pocketsOf(seat)).toMatchObject({ cash: 1_000_003n, bonus: 6_000_007n });
    await rollback(seat, first);
    expect(await pocketsOf(seat)).toMatchObject({ cash: 4_000_003n, bonus: 12_000_007n });
  });

  test('a reversed win that was spent becomes a debt, which the next win pays first', async () => {
    const seat = await takeSeat(site, vendor, { cash: '5' });
    const [one, paid] = [randomUUID(), randomUUID()];
    await bet(seat, { transaction_uuid: one, amount: unit });
    await win(seat, one, { transaction_uuid: paid, amount: 6 * unit });
    await bet(seat, { amount: 8 * unit });
    expect((await rollback(seat, paid)).status).toBe('RS_OK');
    expect(await pocketsOf(seat)).toMatchObject({ cash: 0n, debt: -4_000_000n });
    await win(seat, one, { amount: 7 * unit });
    expect(await pocketsOf(seat)).toMatchObject({ cash: 3_000_000n, debt: 0n });
  });

  test('a vendor’s movement is reversed by round alone, not by a verb of the ledger', async () => {
    const seat = await takeSeat(site, vendor, { cash: '5' });
    const [one, paid] = [randomUUID(), randomUUID()];
    await bet(seat, { transaction_uuid: one, amount: 2 * unit });
    await win(seat, one, { transaction_uuid: paid, amount: 3 * unit });
    const named = { namespace: vendor.code, reason: 'correct' };
    for (const reference of [one, paid]) {
      const undone = site.database.transaction((sql) => reverse(sql, { ...named, reference }));
      await expect(undone).rejects.toMatchObject({ code: 'request.repeat_conflict' });
    }
    const source = `player:${seat.playerId}:cash`;
    const money = { reference: randomUUID(), currency: 'VND', amount: 1n };
    const held = site.database.transaction((sql) => hold(sql, { ...named, ...money, source }));
    await expect(held).rejects.toMatchObject({ constraint: 'kept_books' });
    const given = site.database.transaction((sql) =>
      credit(sql, {
        ...named,
        ...money,
        playerId: seat.playerId,
        pocket: 'cash',
        source: 'house:main:bank',
      }),
    );
    await expect(given).rejects.toMatchObject({ constraint: 'kept_books' });
    expect(await pocketsOf(seat)).toMatchObject({ cash: 6_000_000n });
    expect((await rollback(seat, paid)).status).toBe('RS_OK');
    expect((await rollback(seat, one)).status).toBe('RS_OK');
    expect(await pocketsOf(seat)).toMatchObject({ cash: 5_000_000n });
  });

  test('a trial uses play money, separate from every real account', async () => {
    const seat = await takeSeat(site, vendor, { cash: '5' });
    await fundTrial(site, seat, '9');
    const token = await vendor.token(seat, { currency: 'FUN', mode: 'trial' });
    const fun = { playerId: seat.playerId, token };
    expect(await bet(fun, { currency: 'FUN', amount: 4 * unit })).toMatchObject({
      status: 'RS_OK',
      balance: 5 * unit,
      currency: 'FUN',
    });
    expect((await bet(fun, { currency: 'VND' })).status).toBe('RS_ERROR_WRONG_CURRENCY');
    expect(await seat.cash()).toBe(5_000_000n);
  });
});

describe('[GAME-08] a play token', () => {
  test('takes bets until a day without one, and wins long after', async () => {
    const seat = await takeSeat(site, vendor, { cash: '10' });
    const one = randomUUID();
    await bet(seat, { transaction_uuid: one });
    await site.shiftClock(23 * hour);
    expect((await bet(seat)).status).toBe('RS_OK');
    await site.shiftClock(46 * hour);
    expect((await bet(seat)).status).toBe('RS_OK');
    await site.shiftClock(71 * hour);
    expect((await bet(seat)).status).toBe('RS_ERROR_TOKEN_EXPIRED');
    const balance = vendor.body('balance', seat);
    expect((await vendor.call('balance', balance)).status).toBe('RS_ERROR_TOKEN_EXPIRED');
    await site.shiftClock(90 * 24 * hour);
    expect((await win(seat, one)).status).toBe('RS_OK');
    await site.shiftClock(0);
  });

  test('takes no bet after its session has ended', async () => {
    const player = await registerPlayer(site);
    await fund(site, player, '10');
    const [row] = await site.database.sql<{ id: bigint }>`
      select id from session.sign_in where player_id = ${player.playerId}::bigint`;
    const token = await vendor.token(player, { signInId: row!.id.toString() });
    const seat = { playerId: player.playerId, token };
    const one = randomUUID();
    expect((await bet(seat, { transaction_uuid: one })).status).toBe('RS_OK');
    await site.database.sql`
      update session.sign_in set ended_at = lib.now(), reason = 'logout' where id = ${row!.id}`;
    expect((await bet(seat)).status).toBe('RS_ERROR_TOKEN_EXPIRED');
    expect((await win(seat, one)).status).toBe('RS_OK');
  });

  test('keeps its session alive by each bet, which is the player’s own act', async () => {
    const player = await registerPlayer(site);
    await fund(site, player, '10');
    const signIn = async () => {
      const [row] = await site.database.sql<{ id: bigint; activeAt: Date }>`
        select id, active_at as "activeAt" from session.sign_in
        where player_id = ${player.playerId}::bigint`;
      return row!;
    };
    const before = await signIn();
    const token = await vendor.token(player, { signInId: before.id.toString() });
    await site.shiftClock(60_000);
    await bet({ playerId: player.playerId, token });
    await site.shiftClock(0);
    expect((await signIn()).activeAt.getTime()).toBeGreaterThan(before.activeAt.getTime() + 50_000);
  });
});

describe('[WALLET-02] an exclusion', () => {
  test('lets no bet commit after it, during many concurrent bets', async () => {
    const seat = await takeSeat(site, vendor, { cash: '100' });
    const bodies = Array.from({ length: 60 }, () => vendor.body('bet', seat, { amount: 1 }));
    const storm = bodies.map((body) => vendor.call('bet', body));
    // Some are played, and the others are on their way.
    await Promise.race(storm);
    await site.database.transaction((sql) =>
      setPlayState(sql, seat.playerId, 'blocked', { until: null, reason: 'asked for it' }),
    );
    const cash = await seat.cash();
    await Promise.all(storm);
    expect(await seat.cash()).toBe(cash);
    // Each is repeated once: an accepted bet stays so, and no other is accepted.
    const answers = await Promise.all(bodies.map((body) => vendor.call('bet', body)));
    const accepted = answers.filter(({ status }) => status === 'RS_OK').length;
    const refused = answers.filter(({ status }) => status === 'RS_ERROR_USER_DISABLED').length;
    expect(accepted + refused).toBe(60);
    expect(cash).toBe(100_000_000n - BigInt(accepted) * 10n);
  });
});

describe('[GAME-08] a round', () => {
  const playing = async (): Promise<{ player: SomePlayer; seat: Seat }> => {
    const player = await registerPlayer(site);
    await fund(site, player, '10');
    return { player, seat: { playerId: player.playerId, token: await vendor.token(player) } };
  };

  test('is returned with every movement and both balances, to its own player only', async () => {
    const { player, seat } = await playing();
    const [one, round] = [randomUUID(), randomUUID()];
    await bet(seat, { transaction_uuid: one, round, amount: 2 * unit });
    const { list, staked } = await player.get(calls.listOpenRounds, {});
    expect([list.map(({ stake }) => stake), staked]).toEqual([['2'], '2']);
    const paid = randomUUID();
    const meta = { board: [[1, 2, 3]] };
    await win(seat, one, {
      transaction_uuid: paid,
      round,
      amount: 5 * unit,
      round_closed: true,
      meta,
    });

    const id = list[0]!.roundId;
    expect(await player.get(calls.readRound, { id })).toMatchObject({
      roundId: id,
      externalId: round,
      game: { gameCode: vendor.game, vassalage: vendor.code, version: '1.0' },
      status: 'closed',
      stake: '2',
      payout: '5',
      net: '3',
      balanceBefore: '10',
      balanceAfter: '13',
      movements: [
        { kind: 'bet', reference: one, amount: '2', balanceAfter: '8' },
        { kind: 'win', reference: paid, amount: '5', balanceAfter: '13' },
      ],
    });
    const [kept] = await site.database.sql<{ outcome: unknown }>`
      select outcome from round.round where id = ${id}::bigint`;
    expect(kept?.outcome).toEqual(meta);
    const stranger = (await playing()).player;
    expect((await stranger.call(calls.readRound, { id })).status).toBe(404);
    expect((await player.call(calls.readRound, { id: "1' or 1" })).status).toBe(404);
  });

  test('is sent to open pages with the balance after it', async () => {
    const { player, seat } = await playing();
    const messages: { type: string }[] = [];
    const stop = notifyPlayed(site.platform, {
      isHere: (playerId) => playerId === player.playerId,
      push: (_playerId, message) => messages.push(message),
    });
    await bet(seat, { amount: 3 * unit, round_closed: true });
    await expect.poll(() => messages.map(({ type }) => type)).toContain('balance');
    expect(messages).toContainEqual(
      expect.objectContaining({ type: 'round', stake: '3', payout: '0', status: 'closed' }),
    );
    expect(messages).toContainEqual(expect.objectContaining({ type: 'balance', sumBalance: '7' }));
    stop();
  });

  test('that is silent for two days is closed by us, and a late win is still paid', async () => {
    const { seat } = await playing();
    const [one, round] = [randomUUID(), randomUUID()];
    await bet(seat, { transaction_uuid: one, round });
    const closed = async () => {
      await vendorJobs.every!['gateway.close_silent_rounds']!.work(site.platform);
      const [row] = await site.database.sql<{ status: string; silent: boolean }>`
        select status, closed_by_silence as silent from round.round where external_id = ${round}`;
      return row;
    };
    await site.shiftClock(47 * hour);
    expect(await closed()).toEqual({ status: 'open', silent: false });
    await site.shiftClock(49 * hour);
    expect(await closed()).toEqual({ status: 'closed', silent: true });
    expect(await win(seat, one, { round, amount: unit })).toMatchObject({ status: 'RS_OK' });
    await site.shiftClock(0);
    const events = await site.database.sql`
      select payload from lib.outbox
      where type = 'round.closed' and payload ->> 'playerId' = ${seat.playerId}`;
    expect(events).toHaveLength(1);
  });
});
