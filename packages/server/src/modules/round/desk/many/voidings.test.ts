import { randomUUID } from 'node:crypto';
import { compliance } from '@parlour/contract/compliance';
import { micros } from '@parlour/contract/money';
import { operator } from '@parlour/contract/operator';
import { roundConsole, voidingObject, type VoidingSpan } from '@parlour/contract/round-console';
import { dropSoundActivity } from '@parlour/testkit/ledger/activity';
import { openOperator, shareAddress, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer } from '@parlour/testkit/people/players';
import { takeSeat } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Seat, type Vendor } from '@parlour/testkit/vendors/vendor';
import { openPlay, openVoidScene } from '@parlour/testkit/ledger/void-scene';
import { fund } from '@parlour/testkit/ledger/world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { voidRounds } from './void-rounds';

let site: Site;
let vendor: Vendor;
let scene: Awaited<ReturnType<typeof openVoidScene>>;
beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site);
  scene = await openVoidScene(site);
});
afterAll(() => dropSoundActivity(site));

/** The time of the database, which orders the rounds of one test after those of another. */
const now = async (addMs = 0): Promise<string> => {
  const [row] = await site.database.sql<{ at: Date }>`select lib.now() as at`;
  return new Date(row!.at.getTime() + addMs).toISOString();
};

/** What is played meanwhile is of the span. */
const spanOf = async <Played>(
  play: () => Promise<Played>,
): Promise<{ span: VoidingSpan; played: Played }> => {
  const from = await now(1);
  await expect.poll(() => now()).not.toBe(from);
  const played = await play();
  const [row] = await site.database.sql<{ game: string }>`
    select g.code as game from round.round r join catalogue.game g on g.id = r.game_id
    order by r.id desc limit 1`;
  const until = await now(1);
  await expect.poll(async () => (await now()) > until).toBe(true);
  return { span: { brand: 'main', vendor: 'ACME', game: row!.game, from, until }, played };
};

const propose = async (span: VoidingSpan, by: SomeOperator = scene.author) => {
  const object = voidingObject(span);
  const asked = { kind: 'voids' as const, object };
  const seen = await by.call(operator.previewChange, { ...asked, patch: {} });
  const version = seen.refusal ? '0' : seen.body.value.version;
  return by.call(operator.proposeChange, {
    ...asked,
    patch: { reason: 'malfunction' },
    version,
    reason: 'the wheel showed another number',
  });
};

const agreed = async (span: VoidingSpan): Promise<string> => {
  const { id } = (await propose(span)).body.value;
  expect((await scene.approve(id)).body.value.state).toBe('applied');
  return id;
};

const outlook = (span: VoidingSpan, by: SomeOperator = scene.author) =>
  by.call(roundConsole.readVoidingOutlook, span);

const shown = async (id: string) => {
  const { list } = await scene.author.get(roundConsole.listVoidings, { brand: 'main' });
  return list.find((one) => one.id === id);
};

const settled = async (seat: Seat, stake: number, payout: number): Promise<string> => {
  const play = openPlay(site, vendor, seat);
  await play.win(await play.bet(stake), payout);
  return play.id();
};

const waiting = async (): Promise<number> => {
  const [row] = await site.database.sql<{ count: number }>`
    select count(*)::integer as count from round.voiding_round where state = 'waiting'`;
  return row!.count;
};

/** Turn after turn, as the job. */
const voidAll = async (): Promise<void> => {
  do {
    await voidRounds(site.platform);
  } while ((await waiting()) > 0);
};

/** An operator who shares an address with the player. */
const openTied = async (cash: string) => {
  const someone = await registerPlayer(site);
  await fund(site, someone, cash);
  const tied = await openOperator(site, { roles: ['finance'] });
  await shareAddress(site, tied, someone);
  return { tied, seat: { playerId: someone.playerId, token: await vendor.token(someone) } };
};

const linesOf = (id: string) => site.database.sql<{ act: string; after: Record<string, unknown> }>`
  select act, after::jsonb as after from audit.entry_view
  where object_kind = 'voids' and (object_id = ${id} or after::jsonb ->> 'change' = ${id})
  order by id`;

describe('[R-I7] many rounds of a game are voided by two persons as one act', () => {
  test('each once, of several players and of one who has two, with its lines and messages', async () => {
    const [one, other] = [
      await takeSeat(site, vendor, { cash: '100' }),
      await takeSeat(site, vendor, { cash: '100' }),
    ];
    const { span, played } = await spanOf(async () => [
      await settled(one, 10, 30),
      await settled(one, 20, 0),
      await settled(other, 5, 15),
    ]);
    const after = await settled(other, 7, 0);
    expect((await outlook(span)).body.value).toEqual({
      rounds: 3,
      players: 2,
      open: 0,
      sums: [{ currency: 'VND', rounds: 3, stake: '35', payout: '45' }],
      over: 0,
      waiting: 0,
      uncovered: 0,
      uncoveredRounds: [],
    });
    const made = await propose(span);
    expect(made.body.value).toMatchObject({ state: 'proposed', needsSecond: true, alone: false });
    await voidAll();
    expect(await one.cash()).toBe(micros('100'));
    const { id } = made.body.value;
    expect((await scene.approve(id)).body.value.state).toBe('applied');
    expect(await shown(id)).toMatchObject({ state: 'working', rounds: 3, voided: 0, left: 0 });
    expect((await outlook(span)).body.value).toMatchObject({ rounds: 0, waiting: 3 });
    await Promise.all([voidAll(), voidAll()]);
    expect(await shown(id)).toMatchObject({
      state: 'ended',
      rounds: 3,
      voided: 3,
      left: 0,
      proposer: scene.author.name,
      decider: scene.second.name,
    });
    expect([await one.cash(), await other.cash()]).toEqual([micros('100'), micros('93')]);
    for (const round of played) {
      expect(await scene.roundOf(round)).toMatchObject({ status: 'refunded', isVoided: true });
    }
    expect(await scene.roundOf(after)).toMatchObject({ isVoided: false });
    const lines = await linesOf(id);
    expect(lines.map(({ act }) => act)).toEqual(['change.propose', 'voids.change', 'voids.end']);
    expect(lines[1]!.after).toMatchObject({ rounds: 0, reason: 'malfunction' });
    expect(lines[2]!.after).toEqual({ voided: 3, left: 0 });
    const traces = await site.database.sql<{ rounds: number; lines: number; events: number }>`
      select count(v.round_id)::integer as rounds, count(e.id)::integer as lines,
        count(o.id)::integer as events
      from round.void v
      left join audit.entry_view e on e.act = 'void.apply' and e.object_id = v.round_id::text
      left join lib.outbox o on o.type = 'round.voided' and o.key = v.round_id::text
      where v.change_id = ${id}::bigint`;
    expect(traces).toEqual([{ rounds: 3, lines: 3, events: 3 }]);
    // The same again finds nothing that stands.
    expect((await propose(span)).refusal?.code).toBe('round.nothing_stands');
  });

  test('what a player cannot return is foreseen and left, and the others are voided', async () => {
    const [rich, poor] = [
      await takeSeat(site, vendor, { cash: '100' }),
      await takeSeat(site, vendor, { cash: '10' }),
    ];
    const { span, played } = await spanOf(async () => [
      await settled(poor, 10, 30),
      await settled(poor, 30, 60),
      await settled(rich, 10, 40),
    ]);
    // 60 were won, of which 15 are left: the first round takes all of them and more.
    await openPlay(site, vendor, poor).bet(45);
    const foreseen = (await outlook(span)).body.value;
    expect(foreseen.uncoveredRounds).toEqual([
      { roundId: played[0], playerId: poor.playerId, missing: '5', currency: 'VND' },
      { roundId: played[1], playerId: poor.playerId, missing: '15', currency: 'VND' },
    ]);
    const id = await agreed(span);
    await voidAll();
    expect(await shown(id)).toMatchObject({ state: 'ended', voided: 1, left: 2 });
    const { list } = await scene.author.get(roundConsole.listLeftRounds, { id });
    expect(list).toEqual(foreseen.uncoveredRounds.map((one) => ({ ...one, why: 'not_covered' })));
    expect([await poor.cash(), await rich.cash()]).toEqual([micros('15'), micros('100')]);
    expect(await scene.roundOf(played[0]!)).toMatchObject({ status: 'closed', isVoided: false });
  });

  test('a payout before the confirmation makes it stale; one after it is voided with its round', async () => {
    const seat = await takeSeat(site, vendor, { cash: '100' });
    const { span, played } = await spanOf(async () => {
      const [first, second] = [openPlay(site, vendor, seat), openPlay(site, vendor, seat)];
      return { first, second, bets: [await first.bet(10), await second.bet(20)] as const };
    });
    const made = await propose(span);
    await played.first.win(played.bets[0], 30);
    expect((await scene.approve(made.body.value.id)).refusal?.code).toBe('change.stale');
    await scene.author.call(operator.withdrawChange, { id: made.body.value.id, reason: 'stale' });
    const id = await agreed(span);
    await played.second.win(played.bets[1], 50);
    await voidAll();
    expect(await shown(id)).toMatchObject({ voided: 2, left: 0 });
    expect(await seat.cash()).toBe(micros('100'));
  });

  test('and payouts at the same instants: each is voided with its round or refused', async () => {
    const seats = await Promise.all(
      [1, 2, 3, 4].map(() => takeSeat(site, vendor, { cash: '100' })),
    );
    const { span, played } = await spanOf(() =>
      Promise.all(
        seats.map(async (seat) => {
          const play = openPlay(site, vendor, seat);
          return { play, bet: await play.bet(10) };
        }),
      ),
    );
    const id = await agreed(span);
    const [, ...answers] = await Promise.all([
      voidAll(),
      ...played.map(({ play, bet }) =>
        play.call('win', {
          reference_transaction_uuid: bet,
          amount: 3_000_000,
          round_closed: true,
        }),
      ),
    ]);
    await voidAll();
    const known = ['RS_OK', 'RS_ERROR_TRANSACTION_ROLLED_BACK'];
    expect(answers.filter((answer) => !known.includes(answer))).toEqual([]);
    expect(await shown(id)).toMatchObject({ voided: 4, left: 0 });
    for (const seat of seats) expect(await seat.cash()).toBe(micros('100'));
  });

  test('a round that was bet on after the confirmation is left to a person, with its stakes', async () => {
    const seat = await takeSeat(site, vendor, { cash: '100' });
    const { span, played } = await spanOf(async () => {
      const plays = [1, 2, 3].map(() => openPlay(site, vendor, seat));
      for (const play of plays) await play.bet(10);
      return plays;
    });
    const [bets, isFree, rests] = played;
    const id = await agreed(span);
    // Who knows that the stake returns has nothing to lose.
    await bets!.bet(50);
    await isFree!.bet(50, { is_free: true });
    await voidAll();
    expect(await shown(id)).toMatchObject({ state: 'ended', voided: 1, left: 2 });
    const { list } = await scene.author.get(roundConsole.listLeftRounds, { id });
    const left = [await bets!.id(), await isFree!.id()];
    expect(list.map(({ roundId, why }) => [roundId, why])).toEqual(
      left.map((one) => [one, 'played_on']),
    );
    expect(await seat.cash()).toBe(micros('30'));
    expect(await scene.roundOf(await rests!.id())).toMatchObject({ isVoided: true });
    // Two persons who see the later bet may void it.
    expect((await scene.voidRound(left[0]!)).status).toBe(200);
    expect(await seat.cash()).toBe(micros('90'));
  });

  test('a round that was voided alone meanwhile is left, and is voided once', async () => {
    const seat = await takeSeat(site, vendor, { cash: '100' });
    const { span, played } = await spanOf(() => settled(seat, 10, 30));
    const id = await agreed(span);
    expect((await scene.voidRound(played)).status).toBe(200);
    await voidAll();
    const { list } = await scene.author.get(roundConsole.listLeftRounds, { id });
    expect(list).toMatchObject([{ roundId: played, why: 'nothing_stands' }]);
    expect(await seat.cash()).toBe(micros('100'));
  });

  test('[R-L2] the limits of its players have back what the rounds had used', async () => {
    const someone = await registerPlayer(site);
    await fund(site, someone, '100');
    await someone.get(compliance.setLimit, { kind: 'stake', period: 'day', amount: '50' });
    const seat = { playerId: someone.playerId, token: await vendor.token(someone) };
    const { span } = await spanOf(async () => [
      await settled(seat, 20, 0),
      await settled(seat, 25, 0),
    ]);
    const used = async () => (await someone.get(compliance.readLimits, {})).limits[0]!.used;
    expect(await used()).toBe('45');
    await agreed(span);
    await voidAll();
    expect(await used()).toBe('0');
  });
});

describe('[R-I7] a voiding of many rounds', () => {
  test('is stopped by one person, with a line; what waits is left', async () => {
    const seat = await takeSeat(site, vendor, { cash: '100' });
    const { span } = await spanOf(async () => [
      await settled(seat, 10, 0),
      await settled(seat, 20, 0),
    ]);
    const id = await agreed(span);
    const reason = 'the vendor says it was another table';
    const stranger = await openOperator(site, { roles: ['lead'], brands: ['second'] });
    const denied = await stranger.call(roundConsole.stopVoiding, { id, reason });
    expect(denied.refusal?.code).toBe('request.unknown');
    for (let time = 0; time < 2; time += 1) {
      const stopped = await scene.second.get(roundConsole.stopVoiding, { id, reason });
      expect(stopped).toMatchObject({
        state: 'stopped',
        voided: 0,
        left: 2,
        stoppedBy: scene.second.name,
      });
    }
    await voidAll();
    expect(await seat.cash()).toBe(micros('70'));
    expect((await linesOf(id)).map(({ act }) => act)).toEqual([
      'change.propose',
      'voids.change',
      'voids.stop',
      'voids.end',
    ]);
    // The rounds are free for another.
    expect((await outlook(span)).body.value).toMatchObject({ rounds: 2, waiting: 0 });
  });

  test('is not stopped by who is tied to one of the players', async () => {
    const { tied, seat } = await openTied('100');
    const { span } = await spanOf(() => settled(seat, 10, 60));
    const id = await agreed(span);
    const stopped = await tied.call(roundConsole.stopVoiding, { id, reason: 'a friend won' });
    expect(stopped.refusal?.code).toBe('desk.conflict');
    await voidAll();
    expect(await shown(id)).toMatchObject({ state: 'ended', voided: 1 });
  });

  test('lets the other jobs of its process run about once a second', async () => {
    const seat = await takeSeat(site, vendor, { cash: '100' });
    const { span } = await spanOf(async () => {
      for (let n = 0; n < 8; n += 1) await settled(seat, 10, 0);
    });
    const id = await agreed(span);
    const { sql } = site.database;
    await sql`
      create function round.be_slow() returns trigger language plpgsql as $$
      begin
        perform pg_sleep(0.2);
        return new;
      end $$`;
    await sql`
      create trigger be_slow before insert on round.void
      for each row execute function round.be_slow()`;
    await voidRounds(site.platform);
    expect(await waiting()).toBeGreaterThanOrEqual(2);
    expect(await shown(id)).toMatchObject({ state: 'working' });
    await sql`drop trigger be_slow on round.void`;
    await voidAll();
    expect(await shown(id)).toMatchObject({ state: 'ended', voided: 8 });
  });

  test('a round that fails is tried three times, and does not hold up the others', async () => {
    const seat = await takeSeat(site, vendor, { cash: '100' });
    const { span, played } = await spanOf(async () => [
      await settled(seat, 10, 0),
      await settled(seat, 20, 0),
    ]);
    const { sql } = site.database;
    await sql`
      create function round.refuse_the_void() returns trigger language plpgsql as $$
      begin
        raise exception 'the void fails';
      end $$`;
    await sql([
      `create trigger refuse_the_void before insert on round.void
       for each row when (new.round_id = ${played[0]}) execute function round.refuse_the_void()`,
    ] as unknown as TemplateStringsArray);
    const id = await agreed(span);
    await voidAll();
    await sql`drop trigger refuse_the_void on round.void`;
    const { list } = await scene.author.get(roundConsole.listLeftRounds, { id });
    expect(list).toMatchObject([{ roundId: played[0], why: 'failed' }]);
    expect(await shown(id)).toMatchObject({ state: 'ended', voided: 1, left: 1 });
    expect(await seat.cash()).toBe(micros('90'));
    expect(await scene.roundOf(played[0]!)).toMatchObject({ status: 'closed', stake: 10_000_000n });
  });

  test('is refused of a span that is not over, too long, or of no game', async () => {
    const seat = await takeSeat(site, vendor, { cash: '10' });
    const { span } = await spanOf(() => settled(seat, 1, 0));
    const until = await now(600_000);
    expect((await propose({ ...span, until })).refusal?.code).toBe('request.invalid');
    const wrong = [
      { ...span, game: randomUUID() },
      { ...span, until: span.from },
      { ...span, from: new Date(Date.parse(span.until) - 86_400_001).toISOString() },
      { ...span, from: '2026-02-30T00:00:00Z' },
      { ...span, brand: 'none' },
    ];
    for (const one of wrong) {
      expect((await propose(one)).refusal?.code).toBe('request.unknown');
      expect((await outlook(one)).refusal?.code).toBe('request.unknown');
    }
  });

  test('[OPS-01] is nothing to who works at another brand, and not for who is tied to a player', async () => {
    const someone = await registerPlayer(site);
    await fund(site, someone, '10');
    const seat = { playerId: someone.playerId, token: await vendor.token(someone) };
    const { span } = await spanOf(() => settled(seat, 10, 60));
    const stranger = await openOperator(site, { roles: ['lead'], brands: ['second'] });
    const tied = await openOperator(site, { roles: ['compliance'] });
    await shareAddress(site, tied, someone);
    for (const ask of [outlook, propose]) {
      expect((await ask(span, stranger)).refusal?.code).toBe('request.unknown');
      expect((await ask(span, tied)).refusal?.code).toBe('desk.conflict');
    }
    const made = await propose(span);
    expect((await scene.approve(made.body.value.id, tied)).refusal?.code).toBe('desk.conflict');
    expect((await scene.approve(made.body.value.id, scene.author)).refusal?.code).toBe(
      'operator.right_missing',
    );
    const { list } = await stranger.get(roundConsole.listVoidings, {});
    expect(list).toEqual([]);
  });

  test('[OPS-01] shows no sum to who is tied to a player, nor does one round', async () => {
    const { tied, seat } = await openTied('100');
    const { span, played } = await spanOf(() => settled(seat, 10, 60));
    const reason = 'the wheel showed another number';
    const asks = [
      { kind: 'voids' as const, object: voidingObject(span) },
      { kind: 'void' as const, object: played },
    ];
    for (const ask of asks) {
      const empty = await tied.call(operator.previewChange, { ...ask, patch: {} });
      const patch = { reason: 'malfunction' };
      const stale = await tied.call(operator.proposeChange, {
        ...ask,
        patch,
        version: 'no',
        reason,
      });
      for (const { refusal } of [empty, stale]) {
        expect(refusal).toMatchObject({ code: 'desk.conflict' });
        expect(JSON.stringify(refusal)).not.toMatch(/stake|payout/);
      }
    }
    const seen = await scene.author.call(operator.proposeChange, {
      ...asks[0]!,
      patch: { reason: 'malfunction' },
      version: 'no',
      reason,
    });
    expect(seen.refusal?.code).toBe('change.stale');
  });

  test('answers few outlooks of one person at a time', async () => {
    const seat = await takeSeat(site, vendor, { cash: '10' });
    const { span } = await spanOf(() => settled(seat, 1, 0));
    const answers = await Promise.all(Array.from({ length: 12 }, () => outlook(span)));
    const codes = new Set(answers.map(({ refusal }) => refusal?.code));
    expect(codes).toEqual(new Set([undefined, 'system.busy']));
  });
});
