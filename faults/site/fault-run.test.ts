import { setTimeout as pause } from 'node:timers/promises';
import { micros } from '@parlour/contract/money';
import { wallet } from '@parlour/contract/wallet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deposit, pressPay, requestDeposit, untilCredited } from '@parlour/testkit/cashier/deposit';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { startSite, type Part, type RunningSite } from '@parlour/testkit/site/running-site';
import type { Visitor } from '@parlour/testkit/site/visitor';
import {
  expectBookedOnce,
  expectSoundSite,
  keptRounds,
  openRounds,
  playTransfers,
  readPlayerFunds,
  withDatabase,
  type KeptRound,
} from './books';
import { playThrough, takeSeat, type Press, type Seat } from './presses';

const players = 16;
const houseGames = [
  'lotus-pond',
  'red-seven',
  'harvest-moon',
  'floating-market',
  'gem-quarry',
  'five-fruits',
  'bronze-drum',
  'engravers-shop',
];
/** Each process and the database twice, and twice the platform together with the database. */
const faults: Part[][] = [
  ['platform'],
  ['games'],
  ['database'],
  ['platform', 'database'],
  ['games'],
  ['platform'],
  ['database'],
  ['platform', 'database'],
];

/** The log between the fault and the end of its wave shows why a process ended. */
type FaultEvent = { parts: Part[]; restarted: Part[]; said: string };

let site: RunningSite;
let seats: Seat[] = [];
let crowd: SomePlayer[] = [];
const presses: Press[] = [];
const deposits: { player: SomePlayer; id: string }[] = [];
const struck: FaultEvent[] = [];
let rounds: KeptRound[] = [];
/** Every status that paying and watching players were answered, 0 for none. */
const seen: number[] = [];

beforeAll(async () => {
  site = await startSite();
  crowd = await Promise.all(Array.from({ length: players }, () => registerPlayer(site)));
  // The last two have money for a few rounds only, so that the faults also meet empty balances.
  await Promise.all(
    crowd.map((player, index) => deposit(player, index < players - 2 ? '500000' : '50000')),
  );
  seats = await Promise.all(
    crowd.flatMap((player, index) => [
      takeSeat(site, player, houseGames[index % houseGames.length]!),
      takeSeat(site, player, houseGames[(index + 3) % houseGames.length]!),
    ]),
  );
  await calm();
  for (const [turn, parts] of faults.entries()) await faultRun(parts, 20 + ((turn * 37) % 90));
  await calm();
  await untilAllOver();
  for (const { player, id } of deposits) await untilCredited(player, id);
  rounds = await withDatabase(site, keptRounds);
}, 180_000);

afterAll(() => site?.stop());

const stakeOf = ({ boot: { stakes, balance } }: Seat): string =>
  (micros(balance) < micros('100000') ? stakes.at(-1) : stakes[1])!;

const pressAll = async (): Promise<void> => {
  presses.push(...(await Promise.all(seats.map((seat) => playThrough(seat, stakeOf(seat))))));
};

/** A wave of rounds without a fault. */
const calm = pressAll;

/** A wave of rounds, and a payment, during which the fault strikes. */
const faultRun = async (parts: Part[], afterMs: number): Promise<void> => {
  const player = crowd[struck.length]!;
  const id = await requestDeposit(player, '50000');
  deposits.push({ player, id });
  const looking = lookOn(player);
  await untilAllMayStart();
  const wave = Promise.all([pressAll(), untilPressed(player, id)]);
  await pause(afterMs);
  const before = pidsNow();
  const logLength = site.said().length;
  site.kill(...parts);
  await untilGone(parts, before);
  await site.untilAnswering();
  await wave;
  await looking.stop();
  const after = pidsNow();
  const restarted = names.filter((part) => before[part] !== after[part]);
  struck.push({ parts, restarted, said: site.said().slice(logLength) });
};

/**
 * Waits until every game allows its next start, so that all presses of a wave start rounds at once.
 */
const untilAllMayStart = (): Promise<void> => {
  const starts = presses
    .slice(-seats.length)
    .map(({ last }) => (last === 'refused' ? 0 : Date.parse(last.nextStartAt)));
  return pause(Math.max(0, Math.max(...starts) - Date.now()) + 50);
};

/** Reads the balance again and again, as an open page does. */
const lookOn = (player: Visitor) => {
  let isOver = false;
  const look = async () => {
    while (!isOver) {
      const answer = await player.call(wallet.readBalance, {}).catch(() => undefined);
      seen.push(answer?.status ?? 0);
      await pause(50);
    }
  };
  const looking = look();
  return {
    stop: () => {
      isOver = true;
      return looking;
    },
  };
};

const names: Part[] = ['platform', 'games', 'database'];

const pidsNow = (): Record<Part, number | undefined> => ({
  platform: site.pids('platform')[0],
  games: site.pids('games')[0],
  database: site.pids('database')[0],
});

const untilGone = async (parts: Part[], before: ReturnType<typeof pidsNow>): Promise<void> => {
  for (const part of parts) {
    while (site.pids(part).includes(before[part] ?? 0)) await pause(10);
  }
};

const untilPressed = async (player: Visitor, id: string): Promise<void> => {
  for (;;) {
    const status = await pressPay(player, id).catch(() => 0);
    // 409: it is credited already, so an earlier press was accepted.
    if (status === 303 || status === 409) return;
    seen.push(status);
    await pause(200);
  }
};

/** Rounds whose page is gone are finished without it, too. */
const untilAllOver = async (): Promise<void> => {
  const giveUpAt = Date.now() + 30_000;
  for (;;) {
    const { games, site: open } = await withDatabase(site, openRounds);
    if (games + open === 0 || Date.now() > giveUpAt) return;
    await pause(250);
  }
};

describe('kill -9 in the middle of rounds', () => {
  test('[ERR-03] the site answers again after each fault', () => {
    expect(struck.map(({ parts }) => parts)).toEqual(faults);
  });

  test('a process ends only when it is killed: the loss of the database ends none', () => {
    for (const { parts, restarted, said } of struck) {
      expect(restarted.toSorted(), said).toEqual(parts.toSorted());
    }
  });

  test('[ERR-03] during a fault a client is answered "again" or not at all, never with an internal error', () => {
    expect(presses.flatMap(({ faults }) => faults)).toEqual([]);
    expect(seen.filter((status) => ![0, 200, 503].includes(status))).toEqual([]);
    expect(seen).toContain(200);
  });

  test('each fault struck while rounds were running', () => {
    expect(presses.filter(({ troubles }) => troubles > 0).length).toBeGreaterThan(faults.length);
  });

  test('[GAME-10] [R-I1] no round is left open, in the games or on the site', async () => {
    expect(await withDatabase(site, openRounds)).toEqual({ games: 0, site: 0 });
  });

  test('[GAME-10] [R-I3] [R-W6] each round is paid or refunded exactly once', async () => {
    for (const round of rounds) expectBookedOnce(round);
    const booked = rounds.reduce((sum, { bets, wins, backs }) => sum + bets + wins + backs, 0n);
    expect(await withDatabase(site, playTransfers)).toBe(Number(booked));
  });

  test('[R-W6] [R-I10] each press is one round, and stays what the player was answered', () => {
    const byKey = new Map(rounds.map((round) => [round.key, round]));
    expect(byKey.size).toBe(rounds.length);
    expect(presses.length).toBe(seats.length * (faults.length + 2));
    for (const { key, stake, first, last } of presses) {
      const kept = byKey.get(key);
      expect(kept?.stake).toBe(micros(stake));
      if (first === 'refused' || last === 'refused') {
        expect(kept?.status).toBe('refused');
        continue;
      }
      expect({ id: kept?.id, status: kept?.status }).toEqual({ id: first.id, status: last.status });
      if (last.status === 'settled') expect(kept?.payout).toBe(micros(last.payout));
      // A round that was answered as played is not rolled back.
      if (first.status === 'settled') expect(last).toMatchObject({ payout: first.payout });
    }
  });

  test('[WALLET-02] [R-W1] the ledger is consistent and sums to zero', async () => {
    await expectSoundSite(site);
  });

  test('[WALLET-02] [R-W6] each balance is the sum of the credited deposits and the nets', async () => {
    const ids = crowd.map(({ playerId }) => playerId);
    const kept = await withDatabase(site, (database) => readPlayerFunds(database, ids));
    expect(kept.map(({ playerId }) => playerId).toSorted()).toEqual(ids.toSorted());
    for (const { playerId, cash, deposited, won } of kept) {
      const later = deposits.filter(({ player }) => player.playerId === playerId).length;
      const first = crowd.findIndex((one) => one.playerId === playerId) < players - 2;
      expect(deposited).toBe(micros(first ? '500000' : '50000') + BigInt(later) * micros('50000'));
      expect(cash, `player ${playerId}`).toBe(deposited + won);
      expect(cash).toBeGreaterThanOrEqual(0n);
    }
  });

  test('[WALLET-02] the site shows each player the balance that the ledger has', async () => {
    const ids = crowd.map(({ playerId }) => playerId);
    const kept = await withDatabase(site, (database) => readPlayerFunds(database, ids));
    for (const { playerId, cash } of kept) {
      const player = crowd.find((one) => one.playerId === playerId)!;
      const { sumBalance } = await player.get(wallet.readBalance, {});
      expect(micros(sumBalance)).toBe(cash);
    }
  });
});
