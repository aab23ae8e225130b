import type { Platform } from '../../lib/context';
import { acceptDifferences, openCounter, type BrandDay } from './queries';

/**
 * An operator has looked at a day that differs, and lets its sums stand; the differences are kept.
 * Returns false for a day that does not differ.
 */
export const acceptDay = async (
  { database, log }: Pick<Platform, 'database' | 'log'>,
  day: BrandDay,
): Promise<boolean> => {
  const client = await openCounter(database);
  try {
    const isAccepted = await acceptDifferences(client, day);
    if (isAccepted) log.info('activity.day_accepted', day);
    return isAccepted;
  } finally {
    await client.end();
  }
};
