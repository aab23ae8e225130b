import { randomUUID } from 'node:crypto';
import { compliance, type LimitKind, type LimitPeriod } from '@parlour/contract/compliance';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { betCommand } from '@parlour/testkit/ledger/command';
import { openTwoRounds, type TwoRounds } from '@parlour/testkit/ledger/two-rounds';
import { logInAs, registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { fund, give } from '@parlour/testkit/ledger/world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '../../../lib/refusal';
import { findPlayToken, type Command, type PlayResult, type Rounds } from '../../round';

let site: Site;
let vendor: Vendor;
let here: Rounds;
let there: Rounds;
let closeRounds: TwoRounds['close'];

beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site);
  ({ here, there, close: closeRounds } = openTwoRounds(site));
});

afterAll(async () => {
  await closeRounds();
  await dropSoundSite(site);
});

type Gambler = SomePlayer & { play: NonNullable<Awaited<ReturnType<typeof findPlayToken>>> };

const gambler = async (cash: string): Promise<Gambler> => {
  const someone = await registerPlayer(site);
  if (cash !== '0') await fund(site, someone, cash);
  const token = await vendor.token(someone);
  const play = (await findPlayToken(site.database, token))!;
  return Object.assign(someone, { play });
};

const setLimit = (someone: Gambler, kind: LimitKind, period: LimitPeriod, amount?: string) =>
  someone.get(compliance.setLimit, { kind, period, ...(amount && { amount }) });

const bet = (someone: Gambler, amount: bigint, changes: Partial<Command> = {}): Command =>
  betCommand(
    { playerId: someone.playerId, playToken: someone.play },
    vendor.game,
    amount * 1_000_000n,
    changes,
  );

const win = (of: Command, amount: bigint): Command => ({
  ...of,
  kind: 'win',
  externalId: randomUUID(),
  ofExternalId: of.externalId,
  amount: amount * 1_000_000n,
});

const rollback = (of: Command): Command => ({
  ...of,
  kind: 'rollback',
  externalId: randomUUID(),
  ofExternalId: of.externalId,
  currency: null,
  amount: null,
});

const done = async (command: Command): Promise<PlayResult['answer']> =>
  (await here.play(command)).answer;

/** As vendors do: a bet that was not answered in time is sent again under its key. */
const played = async (rounds: Rounds, command: Command): Promise<PlayResult> => {
  try {
    return await rounds.play(command);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'system.timeout') return played(rounds, command);
    throw error;
  }
};

const manyBets = (someone: Gambler, count: number, amount: bigint): Promise<PlayResult>[] =>
  Array.from({ length: count }, (_each, n) => played(n % 2 ? here : there, bet(someone, amount)));

const count = (answers: PlayResult[], answer: PlayResult['answer']): number =>
  answers.filter((each) => each.answer === answer).length;

const used = async (someone: Gambler, kind: LimitKind, period: LimitPeriod) =>
  (await someone.get(compliance.readLimits, {})).limits.find(
    (limit) => limit.kind === kind && limit.period === period,
  )?.used;

describe('[R-L2] a bet is refused by the limits of its player', () => {
  test.each([
    ['stake', 'day'],
    ['stake', 'week'],
    ['loss', 'day'],
    ['loss', 'month'],
  ] as const)('of %s a %s, exactly above the amount', async (kind, period) => {
    const someone = await gambler('1000');
    await setLimit(someone, kind, period, '100');
    expect(await done(bet(someone, 60n))).toBe('ok');
    expect(await done(bet(someone, 41n))).toBe('limit_exceeded');
    expect(await done(bet(someone, 40n))).toBe('ok');
    expect(await done(bet(someone, 1n))).toBe('limit_exceeded');
    expect(await used(someone, kind, period)).toBe('100');
  });

  test('a payout gives room to a loss, and none to a stake', async () => {
    const [loser, staker] = [await gambler('1000'), await gambler('1000')];
    await setLimit(loser, 'loss', 'day', '100');
    await setLimit(staker, 'stake', 'day', '100');
    for (const someone of [loser, staker]) {
      const first = bet(someone, 100n);
      expect(await done(first)).toBe('ok');
      expect(await done(win(first, 30n))).toBe('ok');
    }
    expect(await done(bet(loser, 31n))).toBe('limit_exceeded');
    expect(await done(bet(loser, 30n))).toBe('ok');
    expect(await done(bet(staker, 1n))).toBe('limit_exceeded');
  });

  test('what is rolled back is given back, a win that is taken back is lost again', async () => {
    const someone = await gambler('1000');
    await setLimit(someone, 'loss', 'day', '100');
    await setLimit(someone, 'stake', 'day', '500');
    const first = bet(someone, 100n);
    expect(await done(first)).toBe('ok');
    expect(await done(rollback(first))).toBe('ok');
    expect(await used(someone, 'stake', 'day')).toBe('0');
    const second = bet(someone, 100n);
    const payout = win(second, 80n);
    expect(await done(second)).toBe('ok');
    expect(await done(payout)).toBe('ok');
    expect(await used(someone, 'loss', 'day')).toBe('20');
    expect(await done(rollback(payout))).toBe('ok');
    expect(await used(someone, 'loss', 'day')).toBe('100');
    expect(await done(bet(someone, 1n))).toBe('limit_exceeded');
  });

  test('money of a bonus is staked, and is not lost', async () => {
    const someone = await gambler('0');
    await give(site, someone.playerId, { pocket: 'bonus', amount: 50_000_000n });
    await setLimit(someone, 'loss', 'day', '100');
    await setLimit(someone, 'stake', 'day', '100');
    expect(await done(bet(someone, 50n))).toBe('ok');
    expect(await used(someone, 'loss', 'day')).toBe('0');
    expect(await used(someone, 'stake', 'day')).toBe('50');
  });

  test('a free bet costs nothing, and a trial account has no limits', async () => {
    const someone = await gambler('100');
    await setLimit(someone, 'stake', 'day', '10');
    expect(await done(bet(someone, 10n))).toBe('ok');
    expect(await done(bet(someone, 5n, { isFree: true }))).toBe('ok');
    expect(await used(someone, 'stake', 'day')).toBe('10');
  });

  test('what was played before the first limit counts', async () => {
    const someone = await gambler('1000');
    const first = bet(someone, 70n);
    const undone = bet(someone, 500n);
    await done(first);
    await done(win(first, 20n));
    await done(undone);
    await done(rollback(undone));
    await setLimit(someone, 'loss', 'month', '100');
    await setLimit(someone, 'stake', 'week', '100');
    expect(await used(someone, 'loss', 'month')).toBe('50');
    expect(await used(someone, 'stake', 'week')).toBe('70');
  });
});

test('[R-L2] what was played before the first limit counts as if it had been counted', async () => {
  const counts = [];
  for (const isFirst of [true, false]) {
    const someone = await gambler('100');
    await give(site, someone.playerId, { pocket: 'bonus', amount: 50_000_000n });
    const limits = async () => {
      for (const kind of ['loss', 'stake'] as const) await setLimit(someone, kind, 'day', '1000');
    };
    if (isFirst) await limits();
    // Of both pockets, of one, free, won, and taken back.
    const [both, free, undone] = [
      bet(someone, 120n),
      bet(someone, 9n, { isFree: true }),
      bet(someone, 20n),
    ];
    const taken = win(both, 15n);
    const commands = [both, win(both, 40n), taken, rollback(taken), free, win(free, 7n), undone];
    for (const command of [...commands, rollback(undone), bet(someone, 11n)]) {
      expect(await done(command)).toBe('ok');
    }
    if (!isFirst) await limits();
    counts.push([await used(someone, 'loss', 'day'), await used(someone, 'stake', 'day')]);
  }
  expect(counts[1]).toEqual(counts[0]);
  expect(counts[0]![1]).toBe('131');
});

test('[R-L2] [R-L3] the row that a bet reads follows the limits, in a new currency too', async () => {
  const someone = await gambler('100');
  const rows = () => site.database.sql`
    select currency, most_day_stake as "dayStake", most_week_loss as "weekLoss",
      most_minutes as minutes
    from compliance.play_sum where player_id = ${someone.playerId}::bigint order by currency desc`;
  await setLimit(someone, 'stake', 'day', '10');
  await setLimit(someone, 'session', 'session', '60');
  const inVnd = { currency: 'VND', dayStake: 10_000_000n, weekLoss: null, minutes: 60 };
  expect(await rows()).toEqual([inVnd]);
  await site.database.transaction(async (sql) => {
    await sql`
      insert into compliance.play_limit (player_id, currency, kind, period, amount)
      values (${someone.playerId}::bigint, 'USD', 'loss', 'week', 5000000)`;
  });
  const inUsd = { currency: 'USD', dayStake: null, weekLoss: 5_000_000n, minutes: 60 };
  expect(await rows()).toEqual([inVnd, inUsd]);
  await site.database.transaction(async (sql) => {
    await sql`
      update compliance.play_limit set amount = 20000000
      where player_id = ${someone.playerId}::bigint and kind = 'stake'`;
    await sql`
      delete from compliance.play_limit
      where player_id = ${someone.playerId}::bigint and kind <> 'stake'`;
  });
  const none = { weekLoss: null, minutes: null };
  expect(await rows()).toEqual([
    { ...inVnd, ...none, dayStake: 20_000_000n },
    { ...inUsd, ...none },
  ]);
});

describe('[R-L2] [R-L3] at once and in two processes', () => {
  test('a hundred bets never lose more than the limit', async () => {
    const someone = await gambler('10000');
    await setLimit(someone, 'loss', 'day', '200');
    const answers = await Promise.all(manyBets(someone, 100, 7n));
    expect(count(answers, 'limit_exceeded')).toBe(72);
    expect(count(answers, 'ok') + count(answers, 'repeat')).toBe(28);
    expect(await used(someone, 'loss', 'day')).toBe('196');
  });

  test('a limit that is lowered in the middle counts from its commit on', async () => {
    const someone = await gambler('10000');
    await setLimit(someone, 'stake', 'day', '700');
    const playing = manyBets(someone, 60, 7n);
    const lowering = setLimit(someone, 'stake', 'day', '70');
    const [view] = await Promise.all([lowering, ...playing]);
    const atLowering = Number(view.limits[0]!.used);
    const staked = Number(await used(someone, 'stake', 'day'));
    // Nothing was accepted after the lowering that did not fit into the lower limit.
    expect(staked).toBeLessThanOrEqual(Math.max(atLowering, 70));
    expect(await done(bet(someone, 71n))).toBe('limit_exceeded');
  });

  test('no bet is accepted after an exclusion or a cooling-off, and open rounds are paid', async () => {
    for (const pause of [
      (someone: Gambler) => someone.get(compliance.exclude, { time: '6m' }),
      (someone: Gambler) => someone.get(compliance.coolOff, { days: '1' }),
    ]) {
      const someone = await gambler('10000');
      const open = bet(someone, 1n);
      expect(await done(open)).toBe('ok');
      const playing = manyBets(someone, 40, 1n);
      await pause(someone);
      const staked = () => site.database.sql<{ count: bigint }>`
        select count(*) as count from round.round
        where player_id = ${someone.playerId}::bigint and opened_at > (
          select changed_at from compliance.player_state
          where player_id = ${someone.playerId}::bigint
        )`;
      await Promise.all(playing);
      expect(await done(bet(someone, 1n))).toBe('player_disabled');
      expect((await staked())[0]!.count).toBe(0n);
      // The texts promise it: what was open is finished and paid.
      expect(await done(win(open, 5n))).toBe('ok');
    }
  });
});

describe('[R-L2] the calendar of the brand', () => {
  test('a day begins at its midnight, and what was bet before it is given back to it', async () => {
    const [edge] = await site.database.sql<{ wait: number }>`
      select extract(epoch from (date_trunc('day', lib.now() at time zone b.time_zone)
        + interval '1 day') at time zone b.time_zone - lib.now())::float8 * 1000 as wait
      from brand.brand b where b.code = 'main'`;
    await site.shiftClock(edge!.wait - 60_000);
    const someone = await gambler('1000');
    await setLimit(someone, 'stake', 'day', '100');
    const late = bet(someone, 100n);
    expect(await done(late)).toBe('ok');
    expect(await done(bet(someone, 1n))).toBe('limit_exceeded');
    await site.shiftClock(edge!.wait + 60_000);
    expect(await used(someone, 'stake', 'day')).toBe('0');
    expect(await done(bet(someone, 60n))).toBe('ok');
    // A bet of yesterday that is rolled back today makes no room today.
    expect(await done(rollback(late))).toBe('ok');
    expect(await used(someone, 'stake', 'day')).toBe('60');
    expect(await done(bet(someone, 41n))).toBe('limit_exceeded');
    await site.shiftClock(0);
  });
});

const minute = 60_000;

describe('[R-L2] [R-L6] the time of a session', () => {
  test('ends bets at the limit, and begins again after half an hour without a bet', async () => {
    const someone = await gambler('1000');
    await setLimit(someone, 'session', 'session', '60');
    const answers: Record<number, PlayResult['answer']> = {};
    // The last accepted bet is that of minute 59: refused ones are no play.
    for (const at of [0, 25, 50, 59, 61, 88, 90]) {
      await site.shiftClock(at * minute);
      answers[at] = await done(bet(someone, 1n));
    }
    expect(answers).toEqual({
      0: 'ok',
      25: 'ok',
      50: 'ok',
      59: 'ok',
      61: 'limit_exceeded',
      88: 'limit_exceeded',
      90: 'ok',
    });
    await site.shiftClock(0);
  });

  test('pauses at each reality check until the player has read it, free bets too', async () => {
    const someone = await gambler('1000');
    await someone.get(compliance.setReality, { minutes: 20 });
    const first = bet(someone, 30n);
    expect(await done(first)).toBe('ok');
    await site.shiftClock(19 * minute);
    expect(await done(bet(someone, 1n))).toBe('ok');
    await site.shiftClock(21 * minute);
    expect(await done(bet(someone, 1n))).toBe('limit_exceeded');
    expect(await done(bet(someone, 1n, { isFree: true }))).toBe('limit_exceeded');
    // What was won is paid all the same.
    expect(await done(win(first, 10n))).toBe('ok');
    const back = await logInAs(site, someone);
    expect((await back.get(compliance.readLimits, {})).session).toMatchObject({
      net: '-21',
      isCheckDue: true,
    });
    await back.get(compliance.acknowledge, {});
    expect(await done(bet(someone, 1n))).toBe('ok');
    await site.shiftClock(42 * minute);
    expect(await done(bet(someone, 1n))).toBe('limit_exceeded');
    await site.shiftClock(0);
  });
});

describe('[R-L2] a movement of nothing', () => {
  test('settles a lost bet of a player with limits', async () => {
    const someone = await gambler('100');
    await setLimit(someone, 'loss', 'day', '50');
    const lost = bet(someone, 10n);
    expect(await done(lost)).toBe('ok');
    expect(await done(win(lost, 0n))).toBe('ok');
    expect(await used(someone, 'loss', 'day')).toBe('10');
  });

  test('is bet by a player with limits, and taken back', async () => {
    const someone = await gambler('100');
    await setLimit(someone, 'stake', 'day', '50');
    const free = bet(someone, 0n);
    expect(await done(free)).toBe('ok');
    expect(await done(rollback(free))).toBe('ok');
    expect(await used(someone, 'stake', 'day')).toBe('0');
  });
});

describe('[R-L2] several bets of one player', () => {
  test('in one call of the database count one after the other', async () => {
    const someone = await gambler('1000');
    await setLimit(someone, 'stake', 'day', '100');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => here.play(bet(someone, 30n))),
    );
    expect([count(answers, 'ok'), count(answers, 'limit_exceeded')]).toEqual([3, 3]);
    expect(await used(someone, 'stake', 'day')).toBe('90');
  });

  test('before the first limit are found by the player, not among all rounds', async () => {
    const lines = await site.database.transaction(async (sql) => {
      await sql`set local enable_seqscan = off`;
      return sql<{ 'QUERY PLAN': string }>`
        explain select sum(stake) from round.live_movement_view
        where player_id = 1 and opened_at >= '2026-01-01' and created_at >= '2026-01-01'`;
    });
    const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Cond: \(\(?player_id = '?1/);
  });
});
