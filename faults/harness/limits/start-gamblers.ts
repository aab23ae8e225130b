import { setTimeout as pause } from 'node:timers/promises';
import type { LimitPeriod } from '@parlour/contract/compliance';
import { openClient } from '@parlour/testkit/site/http-client';
import type { Random } from '@parlour/testkit/random';
import { openDatabase } from '../../../packages/server/src/lib/database/open-database';
import type { OpenHistory } from '../history';
import type { Seat } from '../players/seats';
import { openRecordingClient } from '../recording-client';
import type { PlatformProcess } from '../types';
import type { Vendor } from '../vendor';
import type { Gambler, LimitName } from './gambler';
import { pausePlay, payAtLimit, playAtLimit } from './turns';

export type RunningGamblers = { drain: () => Promise<void>; close: () => Promise<void> };

type GamblersOptions = {
  platforms: PlatformProcess[];
  databaseUrl: string;
  vendors: Vendor[];
  seats: Seat[];
  history: OpenHistory;
  random: Random;
};

const waitMs = 2000;
const mostGamblers = 6;
const mostPauses = 4;
const turnRestMs = 300;
const pauseRestMs = 8000;
const playedShare = 0.5;

/** Some players get limits; the vendor without a word for a limit is not theirs. */
export const chooseGamblers = (seats: Seat[]): void => {
  const free = seats.filter(({ means, payeeId }) => means === 'rich' && payeeId === undefined);
  for (const seat of free.slice(0, mostGamblers)) seat.isGambler = true;
};

/** Players set, lower and raise limits, bet and pay against them; others exclude themselves. */
export const startGamblers = (options: GamblersOptions): RunningGamblers => {
  const { platforms, databaseUrl, vendors, seats, history, random } = options;
  const database = openDatabase(databaseUrl, { onLost: () => {} });
  const clients = platforms.map(({ url }) => openClient(url, { waitMs, sockets: 64 }));
  const client = openRecordingClient(clients, history);
  let isOver = false;

  const repeat = async (name: string, restMs: number, work: (chance: Random) => Promise<void>) => {
    const own = random.branch(name);
    while (!isOver) {
      await work(own.branch(own.uuid()));
      for (let left = restMs; left > 0 && !isOver; left -= 200) await pause(Math.min(left, 200));
    }
  };
  const at = (seat: Seat, chance: Random): Gambler => ({
    client,
    database,
    vendors,
    seat,
    random: chance,
  });
  const robots = seats
    .filter(({ isGambler }) => isGambler)
    .map((seat, place) =>
      repeat(`gambler ${place}`, turnRestMs, (chance) => turn(at(seat, chance), place)),
    );
  const leaving = seats.filter(({ means }) => means === 'mixed').slice(0, mostPauses);
  robots.push(
    repeat('pauses', pauseRestMs, async (chance) => {
      const seat = leaving.pop();
      if (seat) await pausePlay(at(seat, chance));
    }),
  );
  return {
    drain: async () => {
      isOver = true;
      await Promise.all(robots);
    },
    close: async () => {
      for (const one of clients) one.close();
      await database.close();
    },
  };
};

const periods: LimitPeriod[] = ['day', 'week', 'month'];

/** Each kind of a player's limits has one period, so that no two contradict each other. */
const turn = (gambler: Gambler, place: number): Promise<void> => {
  const named = (kind: LimitName['kind'], step: number): LimitName => ({
    kind,
    period: periods[(place + step) % periods.length]!,
  });
  const { random } = gambler;
  if (!random.chance(playedShare)) return payAtLimit(gambler, named('deposit', 0));
  return playAtLimit(gambler, random.chance(0.5) ? named('stake', 1) : named('loss', 2));
};
