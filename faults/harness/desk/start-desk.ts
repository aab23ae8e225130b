import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from '@parlour/node-kit/database/database';
import { openClient } from '@parlour/testkit/site/http-client';
import type { Random } from '@parlour/testkit/random';
import { openDatabase } from '../../../packages/server/src/lib/database/open-database';
import type { OpenHistory } from '../history';
import type { Seat } from '../players/seats';
import { openRecordingClient } from '../recording-client';
import type { PlatformProcess } from '../types';
import { blockSome, stripAndRestore } from './bans';
import { workCase, type Desk } from './cases';
import { takeFile } from './exports';
import { isDecider, openPeople, stepUp } from './people';
import { changeSetting } from './settings';
import { openValue } from './values';
import { voidSome } from './voids';

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

/**
 * Operators decide, change the brand, open values, fetch files, void rounds and revoke each other's
 * rights, while players are blocked.
 */
export const startDesk = async (options: DeskOptions): Promise<RunningDesk> => {
  const { platforms, databaseUrl, seats, history, random, casesASecond } = options;
  const database = openDatabase(databaseUrl, { onLost: () => {} });
  const people = await openPeople(database.sql);
  const clients = platforms.map(({ consoleUrl }) =>
    openClient(consoleUrl, { waitMs, sockets: 32 }),
  );
  const client = openRecordingClient(clients, history);
  const sites = platforms.map(({ url }) => openClient(url, { waitMs, sockets: 4 }));
  const deciders = people.filter(isDecider);
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
  const players = openRecordingClient(sites, history);
  const robots = [
    ...deciders.map((_one, place) =>
      repeat(`decider ${place}`, (1000 * deciders.length) / casesASecond, each),
    ),
    repeat('rights', 1500, (chance) => stripAndRestore(deskOf(chance), () => isOver)),
    repeat('blocks', 1000, (chance) => blockSome(database, players, seats, chance)),
    repeat('voids', 1500, (chance) => voidSome(deskOf(chance), database)),
    repeat('settings', 500, (chance) => changeSetting(deskOf(chance), sites)),
    repeat('values', 1500, (chance) => openValue(deskOf(chance), seats)),
    repeat('files', 1000, (chance) => takeFile(deskOf(chance), () => isOver)),
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
      await drain(database.sql, () =>
        deciders.map((person) => workCase({ ...deskOf(last.branch(last.uuid())), person })),
      );
    },
    close: async () => {
      for (const one of [...clients, ...sites]) one.close();
      await database.close();
    },
  };
};

/** Everyone works until every withdrawal and every voiding has its end. */
const drain = async (sql: Sql, work: () => Promise<void>[]): Promise<void> => {
  const giveUpAt = performance.now() + mostDrainMs;
  while (!(await isDrained(sql)) && performance.now() < giveUpAt) {
    await Promise.all(work());
    await pause(50);
  }
};

/**
 * Whether every withdrawal, payout and voiding has its end; payouts without an answer are asked for
 * now.
 */
const isDrained = async (sql: Sql): Promise<boolean> => {
  // A call of before the last fault has its answer by now, or never gets it.
  await sql`
    update cashier.payout set ask_at = lib.now()
    where status = 'sending' and ask_at > lib.now()
      and sent_at < clock_timestamp() - interval '3 seconds'`;
  const rows = await sql`
    select from cashier.withdrawal where closed_at is null
    union all
    select from cashier.payout where closed_at is null
    union all
    select from round.voiding where ended_at is null`;
  return rows.length === 0;
};
