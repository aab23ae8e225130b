import { availableParallelism, loadavg } from 'node:os';
import type { Platform } from '../../lib/context';
import { announceCount, openCounter, readDelay, readLagSeconds, countWindow } from './queries';

/** In a window of five minutes a round costs a third of what it costs in one of seconds. */
const longestWindowSeconds = 300;
const busyFactor = 10;
/** Only a hanging writer can delay a window for so long. */
const delayedSeconds = 600;
const shares = [0, 1, 2, 3];

/** Counts when a window is old enough, which takes longer while the processors are busy. */
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
 * Counts all that is due, share by share. Any number of processes may do this at once: one of them
 * holds a share until its window is counted and its mark moved, by one commit.
 */
export const countWindows = async ({ database }: Pick<Platform, 'database'>): Promise<void> => {
  const client = await openCounter(database);
  try {
    // In a transaction of its own: after its commit no transaction writes before the mark.
    await announceCount(client);
    for (const share of shares) {
      while (await countWindow(client, share));
    }
  } finally {
    await client.end();
  }
};
