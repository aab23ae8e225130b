import { setTimeout as pause } from 'node:timers/promises';
import { lockPlayer } from '@parlour/server/modules/ledger/index';
import type { Site } from '../site/site';

/**
 * Keeps the accounts of a player locked until so many of the site's transactions wait for them, and
 * then lets go. `begin` starts these one after the other: each waits before the next begins.
 */
export const whileLocked = async <Value>(
  { database }: Pick<Site, 'database'>,
  playerId: string,
  begin: (() => Promise<Value>)[],
): Promise<Value[]> => {
  const started: Promise<Value>[] = [];
  await database.transaction(async (sql) => {
    await lockPlayer(sql, playerId);
    for (const [place, each] of begin.entries()) {
      started.push(each());
      while ((await waiting(database)) <= place) await pause(5);
    }
  });
  return Promise.all(started);
};

/** Waits until one of the database's transactions waits for a lock. */
export const untilWaiting = async (database: Pick<Site['database'], 'sql'>): Promise<void> => {
  while ((await waiting(database)) === 0) await pause(5);
};

/** How many of the site's transactions wait for a lock. */
export const waiting = async ({ sql }: Pick<Site['database'], 'sql'>): Promise<number> => {
  const [row] = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return row!.count;
};
