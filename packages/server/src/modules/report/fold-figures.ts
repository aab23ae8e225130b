import type { Platform } from '../../lib/context';
import { foldDay, moveThirtyDays, readBrandCodes, renewThirtyDays } from './figure-queries';

const shares = [0, 1, 2, 3];
const playersATime = 1000;

/** Brings the figures of the console up to what the activity has counted. */
export const foldFigures = async ({
  database: { sql },
}: Pick<Platform, 'database'>): Promise<void> => {
  for (const share of shares) while ((await moveThirtyDays(sql, share, playersATime)) > 0);
  for (const brand of await readBrandCodes(sql)) {
    await foldDay(sql, brand);
    while ((await renewThirtyDays(sql, brand, playersATime)) === playersATime);
  }
};
