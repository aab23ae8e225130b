import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from '@parlour/node-kit/database/database';
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

/** Whether no other transaction has locked an account of the player. */
export const areUnlocked = async (sql: Transaction, playerId: string): Promise<boolean> => {
  const [row] = await sql<{ are: boolean }>`
    select count(f.id) = count(*) and count(*) > 0 as are
    from ledger.account a
    left join (
      select id from ledger.account where player_id = ${playerId}::bigint
      for no key update skip locked
    ) f on f.id = a.id
    where a.player_id = ${playerId}::bigint`;
  return row!.are;
};

/** How many of the site's transactions wait for a lock. */
export const waiting = async ({ sql }: Pick<Site['database'], 'sql'>): Promise<number> => {
  const [row] = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return row!.count;
};
