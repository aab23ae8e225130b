import { randomUUID } from 'node:crypto';
import { micros, moneyText } from '@parlour/contract/money';
import { report } from '@parlour/contract/report';
import { endingOf } from '@parlour/contract/report/rounds';
import { session } from '@parlour/contract/session';
import { wallet } from '@parlour/contract/wallet';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSoundBooks } from '@parlour/testkit/ledger/books';
import type { Site } from '@parlour/testkit/site/site';
import { logInAs, registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { fund, world } from '@parlour/testkit/ledger/world';
import { brandByCode } from '../brand';
import { syncGames } from '../catalogue';
import { findPlayToken, issuePlayToken, openRounds, type Rounds } from '../round';
import { listRounds } from './list-rounds';

type Play = { stake: string; payout?: string; refunded?: boolean; vendor?: string; game?: string };

let site: Site;
let player: SomePlayer;
let rounds: Rounds;

beforeAll(async () => {
  ({ site, player } = await world({ cash: '1000000' }));
  const games = [
    {
      game_code: 'lotus-pond',
      names: { VI: 'Đầm Sen', EN: 'Lotus Pond' },
      category: 'Video Slots',
    },
    { game_code: 'ca', name: 'Fish Hunt', category: 'Fishing' },
  ];
  await syncGames(site.platform, 'HOUSE', games);
  await syncGames(site.platform, 'OTHER', [{ game_code: 'xx', name: 'X', category: 'Poker' }]);
  rounds = openRounds(site.platform);
});

afterAll(async () => {
  await rounds.close();
  await site.drop();
});

/** Plays whole rounds through the wallet core, as a vendor's calls would. */
const playAll = async (who: SomePlayer, plays: Play[]): Promise<void> => {
  for (const { stake, payout, refunded, vendor = 'HOUSE', game = 'lotus-pond' } of plays) {
    const token = await issuePlayToken(site.database.sql, {
      playerId: who.playerId,
      signInId: null,
      brand: 'main',
      vendor,
      currency: 'VND',
      mode: 'real',
      settlesOnce: false,
    });
    const bet = randomUUID();
    const common = {
      playerId: BigInt(who.playerId),
      token: (await findPlayToken(site.database, token))!,
      round: randomUUID(),
      game,
      currency: 'VND',
      isFree: false,
      isPromo: false,
      outcome: null,
    };
    const ends = payout === undefined && !refunded;
    const placed = await rounds.play({
      ...common,
      kind: 'bet',
      externalId: bet,
      ofExternalId: null,
      closesRound: ends,
      amount: micros(stake),
    });
    expect(placed.answer).toBe('ok');
    if (ends) continue;
    const settled = await rounds.play({
      ...common,
      kind: refunded ? 'rollback' : 'win',
      externalId: randomUUID(),
      ofExternalId: bet,
      closesRound: true,
      amount: refunded ? null : micros(payout ?? '0'),
    });
    expect(settled.answer).toBe('ok');
  }
};

const today = () => localDay(site.platform.clock.now());
const localDay = (at: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(at);

const record = (who: SomePlayer, changes: Record<string, unknown> = {}) =>
  who.get(report.listRounds, { from: today(), to: today(), ...changes });

describe('the betting record', () => {
  test('[WALLET-07] has ten played rounds, and their total is the balance’s change', async () => {
    const before = micros((await player.get(wallet.readBalance, {})).sumBalance);
    await playAll(player, [
      ...Array.from({ length: 6 }, () => ({ stake: '20000' })),
      { stake: '20000', payout: '12000' },
      { stake: '20000', payout: '0' },
      { stake: '500000', payout: '1234567.89' },
      { stake: '20000', refunded: true },
    ]);
    const after = micros((await player.get(wallet.readBalance, {})).sumBalance);
    const { list, totals, total } = await record(player);
    expect(total).toBe(10);
    expect(totals).toEqual({
      rounds: 10,
      stake: '660000',
      payout: '1246567.89',
      net: '586567.89',
    });
    expect(micros(totals.net)).toBe(after - before);
    expect(list[0]).toMatchObject({ status: 'refunded', stake: '0', payout: '0', net: '0' });
    expect(list[1]).toMatchObject({
      game: { gameCode: 'lotus-pond', vassalage: 'HOUSE', name: 'Lotus Pond', gameType: 'RNG' },
      stake: '500000',
      payout: '1234567.89',
      net: '734567.89',
      status: 'closed',
    });
    expect(list.map(({ at }) => at)).toEqual(
      list
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });

  test('[WALLET-07] has the ledger’s net for any play', async () => {
    const amount = fc.bigInt({ min: 1n, max: micros('1000') }).map(moneyText);
    const play = fc.record({
      stake: amount,
      payout: fc.option(amount, { nil: undefined }),
      refunded: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(play, { minLength: 1, maxLength: 4 }), async (plays) => {
        const someone = await registerPlayer(site);
        await fund(site, someone, '1000000');
        await playAll(someone, plays);
        const { totals } = await record(someone);
        const [entries] = await site.database.sql<{ sum: string }>`
          select sum(e.amount)::text as sum from ledger.statement_view e
          join ledger.account a on a.id = e.account_id
          where a.path = ${`player:${someone.playerId}:cash`} and e.namespace <> 'testing'`;
        expect(micros(totals.net)).toBe(BigInt(entries?.sum ?? '0'));
        expect(totals.rounds).toBe(plays.length);
      }),
      { numRuns: 12 },
    );
  });

  test('[WALLET-07] has totals of the whole filter beside a page of its rounds', async () => {
    const someone = await registerPlayer(site);
    await fund(site, someone, '1000000');
    await playAll(
      someone,
      Array.from({ length: 7 }, () => ({ stake: '1000', payout: '400' })),
    );
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => record(someone, { page, pageSize: 3 })),
    );
    expect(pages.map(({ list }) => list.length)).toEqual([3, 3, 1, 0]);
    expect(new Set(pages.flatMap(({ list }) => list.map(({ roundId }) => roundId))).size).toBe(7);
    for (const { totals, totalPages } of pages) {
      expect(totals).toEqual({ rounds: 7, stake: '7000', payout: '2800', net: '-4200' });
      expect(totalPages).toBe(3);
    }
  });

  test('[WALLET-07] filters by type and vendor', async () => {
    const someone = await registerPlayer(site);
    await fund(site, someone, '1000000');
    await playAll(someone, [
      { stake: '1000' },
      { stake: '2000', game: 'ca' },
      { stake: '4000', game: 'xx', vendor: 'OTHER' },
    ]);
    const stakeOf = async (changes: Record<string, unknown>) =>
      (await record(someone, changes)).totals.stake;
    expect(await stakeOf({})).toBe('7000');
    expect(await stakeOf({ gameType: 'FISH' })).toBe('2000');
    expect(await stakeOf({ vassalage: 'OTHER' })).toBe('4000');
    expect(await stakeOf({ vassalage: 'OTHER', gameType: 'RNG' })).toBe('0');
  });

  test('[WALLET-07] filters by game and ending, and names the games of the days', async () => {
    const someone = await registerPlayer(site);
    await fund(site, someone, '1000000');
    await playAll(someone, [
      { stake: '1000', payout: '400' },
      { stake: '2000', payout: '2000' },
      { stake: '4000', payout: '9000' },
      { stake: '500', refunded: true },
      { stake: '8000', game: 'ca' },
    ]);
    const filters = [
      { ending: 'won' },
      { ending: 'lost' },
      { ending: 'even' },
      { ending: 'refunded' },
      { gameCode: 'ca' },
      { gameCode: 'ca', ending: 'won' },
      { gameCode: 'no-such-game' },
    ];
    for (const filter of filters) {
      const { list, totals, total, games } = await record(someone, filter);
      const stakes = list.reduce((sum, { stake }) => sum + micros(stake), 0n);
      expect([filter, list.length, total]).toEqual([filter, totals.rounds, totals.rounds]);
      expect([filter, moneyText(stakes)]).toEqual([filter, totals.stake]);
      expect(list.map(endingOf).every((one) => one === (filter.ending ?? one))).toBe(true);
      expect(games.map(({ gameCode }) => gameCode)).toEqual(['lotus-pond', 'ca']);
    }
    const stakesOf = async (changes: Record<string, unknown>) =>
      (await record(someone, changes)).list.map(({ stake }) => stake);
    expect(await stakesOf({ ending: 'won' })).toEqual(['4000']);
    expect(await stakesOf({ ending: 'even' })).toEqual(['2000']);
    expect(await stakesOf({ ending: 'refunded' })).toHaveLength(1);
    expect(await stakesOf({ ending: 'lost', gameCode: 'lotus-pond' })).toEqual(['1000']);
    const days = { from: '2026-01-01', to: '2026-04-02' };
    expect((await someone.call(report.listRounds, { ...days, ending: 'won' })).status).toBe(200);
    const longer = { from: days.from, to: '2026-04-03' };
    for (const endpoint of [report.listRounds, report.exportRounds]) {
      const { status } = await someone.call(endpoint, { ...longer, ending: 'won' });
      expect(status).toBe(400);
    }
    expect((await someone.call(report.listRounds, longer)).status).toBe(200);
  });

  test('[WALLET-07] asks for no round of a filter that no round meets, and for no more than there are', async () => {
    const someone = await registerPlayer(site);
    await fund(site, someone, '1000000');
    const lost = Array.from({ length: 4 }, () => ({ stake: '1000' }));
    await playAll(someone, [...lost, { stake: '1000', payout: '9000' }]);
    const today = site.platform.clock.now().getTime();
    const [from, to] = [-1, 1].map((days) => new Date(today + days * 86_400_000));
    const days = { from: from!.toISOString().slice(0, 10), to: to!.toISOString().slice(0, 10) };
    /** How many rounds each page asks for; the totals ask for none. */
    const asked: unknown[] = [];
    const { sql: whole } = site.database;
    const sql: typeof whole = (strings, ...values) => {
      if (/limit\s*$/.test(strings.at(-3) ?? '')) asked.push(values.at(-2));
      return whole(strings, ...values);
    };
    const signedIn = { playerId: someone.playerId, currency: 'VND' };
    const context = {
      sql,
      brand: await brandByCode(site.platform, 'main'),
      language: 'VI',
    } as const;
    const list = (changes: object) => listRounds({ ...context, signedIn }, { ...days, ...changes });
    expect((await list({ ending: 'even' })).list).toEqual([]);
    expect(asked).toEqual([]);
    expect((await list({ ending: 'won' })).list).toHaveLength(1);
    expect((await list({ ending: 'lost', pageSize: 3 })).list).toHaveLength(3);
    expect((await list({ ending: 'lost', pageSize: 3, page: 2 })).list).toHaveLength(1);
    expect((await list({ ending: 'lost', pageSize: 3, page: 3 })).list).toEqual([]);
    expect((await list({ pageSize: 3 })).list).toHaveLength(3);
    expect(asked).toEqual([1, 3, 1, 3]);
  });

  test('[WALLET-07] begins a day at midnight of the brand’s time zone', async () => {
    const someone = await registerPlayer(site);
    await fund(site, someone, '1000000');
    const now = site.platform.clock.now();
    // The next 17:00 in UTC is the next midnight in Ho Chi Minh City.
    const midnight = new Date(now);
    midnight.setUTCHours(17, 0, 0, 0);
    if (midnight <= now) midnight.setUTCDate(midnight.getUTCDate() + 1);
    const yesterday = localDay(new Date(midnight.getTime() - 1));
    const tomorrow = localDay(midnight);
    expect(tomorrow).not.toBe(yesterday);
    const shiftTo = (at: number) => site.shiftClock(at - Date.now());
    try {
      await shiftTo(midnight.getTime() - 30_000);
      await playAll(someone, [{ stake: '1000' }]);
      await shiftTo(midnight.getTime() + 1000);
      await playAll(someone, [{ stake: '5000' }]);
      const back = await logInAs(site, someone);
      const stakes = async (from: string, to: string) =>
        (await back.get(report.listRounds, { from, to })).totals.stake;
      expect(await stakes(yesterday, yesterday)).toBe('1000');
      expect(await stakes(tomorrow, tomorrow)).toBe('5000');
      expect(await stakes(yesterday, tomorrow)).toBe('6000');
    } finally {
      await site.shiftClock(0);
    }
  });

  test('[WALLET-07] [GAME-10] up to a moment has no later round in its list and totals', async () => {
    const someone = await registerPlayer(site);
    await fund(site, someone, '1000000');
    await playAll(someone, [{ stake: '1000' }]);
    const [row] = await site.database.sql<{ at: Date }>`
      select opened_at as at from round.rounds_view where player_id = ${someone.playerId}::bigint`;
    const before = new Date(row!.at.getTime() + 1).toISOString();
    await expect.poll(() => Date.now()).toBeGreaterThan(row!.at.getTime() + 1);
    await playAll(someone, [{ stake: '5000', payout: '900000' }]);
    expect(await record(someone, { before })).toMatchObject({
      total: 1,
      totals: { rounds: 1, stake: '1000', payout: '0' },
    });
    expect((await record(someone)).total).toBe(2);
  });

  test('[WALLET-07] shows a player no other player’s rounds', async () => {
    const stranger = await registerPlayer(site);
    expect(await record(stranger)).toMatchObject({ list: [], total: 0, totalPages: 0 });
    const answer = await site.visitor().call(report.listRounds, { from: today(), to: today() });
    expect([answer.status, answer.refusal?.code]).toEqual([401, 'session.required']);
  });

  test.each([
    [{ from: '2026-02-30' }, 'from', 'field.pattern'],
    [{ from: '20261101' }, 'from', 'field.pattern'],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'to', 'field.below'],
    [{ from: '2020-01-01', to: '2026-11-01' }, 'from', 'field.below'],
    [{ before: '2026-13-01T00:00:00.000Z' }, 'before', 'field.pattern'],
    [{ before: 'yesterday' }, 'before', 'field.pattern'],
    [{ pageSize: 1000 }, 'pageSize', 'field.above'],
    [{ gameType: 'KENO' }, 'gameType', 'field.pattern'],
  ])('[ERR-04] %j is refused, naming %s', async (changes, name, code) => {
    const input = { from: today(), to: today(), ...changes } as never;
    const answer = await player.call(report.listRounds, input);
    expect(answer.status).toBe(400);
    expect(answer.refusal?.value?.fields).toEqual([expect.objectContaining({ name, code })]);
  });
});

test('[WALLET-07] a file of the betting record has every round once', async () => {
  const someone = await registerPlayer(site);
  await fund(site, someone, '1000000');
  const plays = Array.from({ length: 12 }, (_each, place) => ({
    stake: String(1000 + place),
    payout: '400',
  }));
  await playAll(someone, plays);
  const message = await someone.messageOf(report.exportRounds, { from: today(), to: today() });
  const rows = (await someone.send(message)).text.trimEnd().split('\r\n');
  expect(rows[0]).toContain('Time,Bet ID,Game,Type of game,Stake,Winnings,Win/Loss,Status');
  expect(rows.slice(1).map((row) => row.split(',').slice(2))).toEqual(
    plays
      .map(({ stake }) => [stake, '400', moneyText(micros('400') - micros(stake))])
      .map((row) => ['Lotus Pond', 'Slots', ...row, 'Lost'])
      .toReversed(),
  );
  const vietnamese = { ...message, headers: { ...message.headers, 'x-lang': 'VI' } };
  const { text } = await someone.send(vietnamese);
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(text.split('\r\n')[1]).toMatch(/,Nổ hũ,.*,Thua$/);
});

describe('the play of a session', () => {
  test('[GAME-11] is the sum of its rounds for money, in every game', async () => {
    const someone = await registerPlayer(site);
    await fund(site, someone, '1000000');
    const fresh = await someone.get(session.readPlayed, {});
    expect(fresh.net).toBe('0');
    await playAll(someone, [
      { stake: '20000' },
      { stake: '1000', payout: '400.5', game: 'ca' },
      { stake: '5000', payout: '90000', vendor: 'OTHER', game: 'xx' },
      { stake: '7000', refunded: true },
    ]);
    const played = await someone.get(session.readPlayed, {});
    expect(played).toMatchObject({ startedAt: fresh.startedAt, net: '64400.5' });
    expect(Date.parse(played.asOf)).toBeGreaterThanOrEqual(Date.parse(fresh.asOf));
    const again = await logInAs(site, someone);
    const secondSession = await again.get(session.readPlayed, {});
    expect(secondSession.net).toBe('0');
    expect(Date.parse(secondSession.startedAt)).toBeGreaterThan(Date.parse(played.startedAt));
  });

  test('[GAME-11] excludes other players’ rounds', async () => {
    const answer = await site.visitor().call(session.readPlayed, {});
    expect([answer.status, answer.refusal?.code]).toEqual([401, 'session.required']);
  });
});

test('the books are sound at the end', () => expectSoundBooks(site.database));
