import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from '@parlour/node-kit/database/database';
import { openClient } from '@parlour/testkit/http-client';
import type { Random } from '@parlour/testkit/random';
import { openDatabase } from '../../../packages/server/src/lib/database/open-database';
import type { OpenHistory } from '../history';
import type { Seat } from '../players/seats';
import { openRecordingClient } from '../recording-client';
import type { PlatformProcess } from '../types';
import { blockForAMoment, stripAndRestore } from './bans';
import { workCase, type Desk } from './cases';
import { openPeople, stepUp } from './people';

export type RunningDesk = {
  /** Ends the robots; works what is open until every withdrawal has its end, if that is wanted. */
  drain: (isWhole: boolean) => Promise<void>;
  close: () => Promise<void>;
};

type DeskOptions = {
  platforms: PlatformProcess[];
  databaseUrl: string;
  seats: Seat[];
  history: OpenHistory;
  random: Random;
  /** Cases worked in a second, by all operators together. */
  casesASecond: number;
};

const waitMs = 2000;
const mostDrainMs = 90_000;

/** Operators decide, and change and revoke each other's rights, while players are blocked. */
export const startDesk = async (options: DeskOptions): Promise<RunningDesk> => {
  const { platforms, databaseUrl, seats, history, random, casesASecond } = options;
  const database = openDatabase(databaseUrl, { onLost: () => {} });
  const people = await openPeople(database.sql);
  const clients = platforms.map(({ consoleUrl }) =>
    openClient(consoleUrl, { waitMs, sockets: 32 }),
  );
  const client = openRecordingClient(clients, history);
  const deciders = people.filter(({ role }) => role !== 'admin');
  let isOver = false;

  const deskOf = (chance: Random): Desk => ({
    client,
    people,
    person: chance.pick(deciders),
    random: chance,
  });
  const repeat = async (name: string, restMs: number, work: (chance: Random) => Promise<void>) => {
    const own = random.branch(name);
    while (!isOver) {
      await work(own.branch(own.uuid()));
      for (let left = restMs; left > 0 && !isOver; left -= 200) await pause(Math.min(left, 200));
    }
  };
  const each = (chance: Random) => workCase(deskOf(chance));
  const robots = [
    ...deciders.map((_one, place) =>
      repeat(`decider ${place}`, (1000 * deciders.length) / casesASecond, each),
    ),
    repeat('rights', 1500, (chance) => stripAndRestore(deskOf(chance), () => isOver)),
    repeat('blocks', 1000, (chance) =>
      blockForAMoment(database, history, chance.pick(seats), chance.whole(300, 1500)),
    ),
    repeat('step-up', 30_000, async () => {
      await stepUp(database.sql).catch(() => {});
    }),
  ];

  return {
    drain: async (isWhole) => {
      isOver = true;
      await Promise.all(robots);
      if (!isWhole) return;
      await stepUp(database.sql);
      const last = random.branch('last');
      const giveUpAt = performance.now() + mostDrainMs;
      while (!(await isDrained(database.sql)) && performance.now() < giveUpAt) {
        await Promise.all(
          deciders.map((person) => workCase({ ...deskOf(last.branch(last.uuid())), person })),
        );
        await pause(50);
      }
    },
    close: async () => {
      for (const one of clients) one.close();
      await database.close();
    },
  };
};

/** Whether every withdrawal and payout has its end; those without an answer are asked for now. */
const isDrained = async (sql: Sql): Promise<boolean> => {
  // Whoever started one before the last fault has its answer by now, or never gets it.
  await sql`
    update cashier.payout set ask_at = lib.now()
    where status = 'sending' and ask_at > lib.now()
      and sent_at < clock_timestamp() - interval '3 seconds'`;
  const rows = await sql`
    select from cashier.withdrawal where closed_at is null
    union all
    select from cashier.payout where closed_at is null`;
  return rows.length === 0;
};
