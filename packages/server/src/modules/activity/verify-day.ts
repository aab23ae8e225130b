import type { Platform } from '../../lib/context';
import {
  findBrandDifferences,
  findDifferences,
  forgetDifferences,
  isCounted,
  keepDifferences,
  openCounter,
  readCountedDays,
  readDay,
  writeState,
  type BrandDay,
  type DifferenceRow,
} from './queries';

/**
 * A figure that a recount of the day does not confirm; sums are whole micros as text. The player 0
 * stands for all: then it is a sum of the brand, or of the game that the category names.
 */
export type Difference = DifferenceRow;

/** Each share of the players is one short statement. */
export const parts = Array.from({ length: 64 }, (_, part) => part);

/**
 * Recounts a day, as one window, from its rounds and from the ledger. Unless it is a dry run, the
 * differences are stored and the day's state is set.
 */
export const verifyDay = async (
  { database, log }: Pick<Platform, 'database' | 'log'>,
  day: BrandDay,
  { isDry = false }: { isDry?: boolean } = {},
): Promise<Difference[]> => {
  const client = await openCounter(database);
  try {
    if (!(await isCounted(client, day))) {
      throw new Error(`${day.day} is verified when all of it was counted, and it was not yet.`);
    }
    await readDay(client, day);
    const found: Difference[] = [];
    for (const part of parts) found.push(...(await findDifferences(client, day, part)));
    found.push(...(await findBrandDifferences(client, day)));
    if (isDry) return found;
    await forgetDifferences(client, day);
    await keepDifferences(client, day, found);
    await writeState(client, day, found.length === 0 ? 'clean' : 'differs');
    if (found.length > 0) {
      log.error('activity.day_differs', { ...day, differences: found.length, first: found[0] });
    }
    return found;
  } finally {
    await client.end();
  }
};

/** Verifies each day whose last window was counted. */
export const verifyDays = async (platform: Pick<Platform, 'database' | 'log'>): Promise<void> => {
  for (const day of await readCountedDays(platform.database.sql)) await verifyDay(platform, day);
};
