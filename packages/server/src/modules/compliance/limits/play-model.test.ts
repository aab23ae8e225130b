import { randomUUID } from 'node:crypto';
import { compliance, type LimitKind, type LimitPeriod } from '@parlour/contract/compliance';
import { microsPerUnit } from '@parlour/contract/money';
import { logInAs, registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { fund } from '@parlour/testkit/ledger/world';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPlayToken, openRounds, type Command, type Rounds } from '../../round';

let site: Site;
let vendor: Vendor;
let rounds: Rounds;

beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site);
  rounds = openRounds(site.platform);
});

afterAll(async () => {
  await rounds.close();
  await site.shiftClock(0);
  await site.drop();
});

const hour = 3_600_000;
/** The demo brand's zone has no summer time. */
const zone = 7 * hour;

/** Noon of the brand's next day: the run's own seconds then pass no midnight. */
const nextNoon = (now: number): number => {
  const local = now + zone;
  return local - (local % (24 * hour)) + 36 * hour - zone;
};

const startOf: Record<Exclude<LimitPeriod, 'session'>, (at: number) => number> = {
  day: (at) => Math.floor((at + zone) / (24 * hour)),
  // The first of January 1970 was a Thursday.
  week: (at) => Math.floor((Math.floor((at + zone) / (24 * hour)) + 3) / 7),
  month: (at) => {
    const local = new Date(at + zone);
    return local.getUTCFullYear() * 12 + local.getUTCMonth();
  },
};

const limits = [
  { kind: 'stake', period: 'day', amount: 100 },
  { kind: 'stake', period: 'week', amount: 260 },
  { kind: 'loss', period: 'day', amount: 80 },
  { kind: 'loss', period: 'month', amount: 300 },
] as const satisfies { kind: LimitKind; period: LimitPeriod; amount: number }[];

type Movement = { at: number; kind: 'bet' | 'win'; amount: number; command: Command };

/** What is counted: the movements that stand, of the period that the moment is in. */
const usedOf = (
  movements: readonly Movement[],
  { kind, period }: (typeof limits)[number],
  at: number,
): number =>
  movements
    .filter((one) => startOf[period](one.at) === startOf[period](at))
    .filter((one) => one.kind === 'bet' || kind === 'loss')
    .reduce((sum, one) => sum + (one.kind === 'bet' ? one.amount : -one.amount), 0);

const acts = fc.array(
  fc.record({
    act: fc.constantFrom('bet', 'bet', 'bet', 'win', 'rollback', 'pass'),
    size: fc.integer({ min: 1, max: 60 }),
  }),
  { minLength: 30, maxLength: 40 },
);
type Act = { act: string; size: number };

/** A player with limits, who plays at moments that the model knows. */
const openGambler = async () => {
  await site.shiftClock(0);
  const someone = await registerPlayer(site);
  await fund(site, someone, '100000');
  const token = (await findPlayToken(site.database, await vendor.token(someone)))!;
  for (const { kind, period, amount } of limits) {
    await someone.get(compliance.setLimit, { kind, period, amount: `${amount}` });
  }
  const real = Date.now();
  const reach = async (at: number) => {
    await site.shiftClock(at - real);
    const owner = someone.playerId;
    const { sql } = site.database;
    await sql`
      update session.sign_in set active_at = lib.now() where player_id = ${owner}::bigint`;
    await sql`
      update round.play_token set last_bet_at = lib.now() where player_id = ${owner}::bigint`;
  };
  const bet = (size: number): Command => ({
    kind: 'bet',
    playerId: BigInt(someone.playerId),
    token,
    externalId: randomUUID(),
    ofExternalId: null,
    round: randomUUID(),
    closesRound: false,
    game: vendor.game,
    currency: 'VND',
    amount: BigInt(size) * microsPerUnit,
    isFree: false,
    isPromo: false,
    outcome: null,
  });
  return { someone, reach, bet, first: nextNoon(real) };
};

type Gambler = Awaited<ReturnType<typeof openGambler>>;

const answerOf = async (command: Command) => (await rounds.play(command)).answer;

/** Does one thing at a moment, and returns the movements that stand after it. */
const play = async (
  { bet }: Gambler,
  movements: readonly Movement[],
  { act, size, at }: Act & { at: number },
): Promise<readonly Movement[]> => {
  if (act === 'bet') {
    const command = bet(size);
    const fits = limits.every((limit) => usedOf(movements, limit, at) + size <= limit.amount);
    expect(await answerOf(command)).toBe(fits ? 'ok' : 'limit_exceeded');
    return fits ? [...movements, { at, kind: 'bet', amount: size, command }] : movements;
  }
  const bets = movements.filter(({ kind }) => kind === 'bet');
  const target = bets[size % Math.max(1, bets.length)];
  if (!target) return movements;
  const { externalId: ofExternalId, round } = target.command;
  if (act === 'win') {
    const command: Command = { ...bet(size), kind: 'win', round, ofExternalId };
    expect(await answerOf(command)).toBe('ok');
    return [...movements, { at, kind: 'win', amount: size, command }];
  }
  if (movements.some(({ command }) => command.ofExternalId === ofExternalId)) return movements;
  const undo: Command = { ...bet(0), kind: 'rollback', round, ofExternalId };
  expect(await answerOf({ ...undo, currency: null, amount: null })).toBe('ok');
  return movements.filter((one) => one !== target);
};

test('[R-L2] over random days of play a bet is refused exactly when the movements say so', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (steps) => {
      const gambler = await openGambler();
      let at = gambler.first;
      await gambler.reach(at);
      let movements: readonly Movement[] = [];
      for (const { act, size } of steps) {
        if (act === 'pass') {
          at += size * hour;
          await gambler.reach(at);
        } else movements = await play(gambler, movements, { act, size, at });
      }
      const back = await logInAs(site, gambler.someone);
      const view = await back.get(compliance.readLimits, {});
      for (const limit of limits) {
        const shown = view.limits.find(
          ({ kind, period }) => kind === limit.kind && period === limit.period,
        );
        expect(shown?.used).toBe(`${Math.max(0, usedOf(movements, limit, at))}`);
      }
    }),
    { numRuns: 6, seed: 13 },
  );
});
