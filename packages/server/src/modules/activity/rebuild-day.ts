import type { Platform } from '../../lib/context';
import { openCounter, readDay, rebuildHours, rebuildPart, type BrandDay } from './queries';
import { parts, verifyDay, type Difference } from './verify-day';

/**
 * Replaces a day's sums by those of a recount, and verifies them. Returns the differences; a dry
 * run changes nothing.
 */
export const rebuildDay = async (
  platform: Pick<Platform, 'database' | 'log'>,
  day: BrandDay,
  { isDry = false }: { isDry?: boolean } = {},
): Promise<Difference[]> => {
  const different = await verifyDay(platform, day, { isDry: true });
  if (isDry) return different;
  const client = await openCounter(platform.database);
  try {
    await readDay(client, day);
    for (const part of parts) await rebuildPart(client, day, part);
    await rebuildHours(client, day);
  } finally {
    await client.end();
  }
  await verifyDay(platform, day);
  platform.log.info('activity.day_rebuilt', { ...day, differences: different.length });
  return different;
};
