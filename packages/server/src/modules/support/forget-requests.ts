import type { Platform } from '../../lib/context';
import { loadedBrand } from '../brand';
import { deleteImages } from '../upload';
import { deleteRequests, listOldRequests, readBrandCodes } from './forget-queries';

const batch = 200;

/**
 * Visitors' requests that were closed `visitorRequestDays` ago are deleted, with addresses, answers
 * and pictures. That there was a case stays.
 */
export const forgetRequests = async (platform: Platform): Promise<void> => {
  const { database } = platform;
  for (const brand of await readBrandCodes(database.sql)) {
    const { settings } = await loadedBrand(platform, brand);
    const wanted = { brand, days: settings.visitorRequestDays };
    for (let count = batch; count === batch;) {
      count = await database.transaction(async (sql) => {
        const ids = await listOldRequests(sql, wanted, batch);
        await deleteImages(sql, await deleteRequests(sql, ids));
        return ids.length;
      });
    }
  }
};
