import { availableParallelism, loadavg } from 'node:os';
import type { Platform } from '../../lib/context';
import { announceCount, openCounter, readDelay, readLagSeconds, takeWindow } from './queries';

/** A round costs a third in a window of five minutes of what it does in one of seconds. */
const longestWindowSeconds = 300;
const busyFactor = 10;
/** Nothing keeps a window waiting for so long but a writer that hangs. */
const delayedSeconds = 600;
const shares = [0, 1, 2, 3];

/** Counts once a window's time has passed, which is longer while the processors are busy. */
export const countWhenDue = async (
  platform: Pick<Platform, 'config' | 'database' | 'log'>,
): Promise<void> => {
  const { config, database, log } = platform;
  const isBusy = (loadavg()[0] ?? 0) > availableParallelism();
  const usual = config.activityWindowSeconds;
  const windowSeconds = isBusy ? Math.min(usual * busyFactor, longestWindowSeconds) : usual;
  if ((await readLagSeconds(database.sql)) < windowSeconds) return;
  await countWindows(platform);
  if ((await readLagSeconds(database.sql)) < delayedSeconds) return;
  const why = 'a writer that began before the end of a window has not ended';
  for (const delay of await readDelay(database.sql))
    log.warn('activity.delayed', { why, ...delay });
};

/**
 * Counts all that can be counted now, share by share. Any number of processes may do this at once:
 * a share is one's alone until its window is counted and its mark moved, by one commit.
 */
export const countWindows = async ({ database }: Pick<Platform, 'database'>): Promise<void> => {
  const client = await openCounter(database);
  try {
    // In a transaction of its own: from its commit on no one writes behind it.
    await announceCount(client);
    for (const share of shares) {
      while (await takeWindow(client, share));
    }
  } finally {
    await client.end();
  }
};
