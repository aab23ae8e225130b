import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../lib/context';
import { defineJobs } from '../../lib/jobs/jobs';
import { loadedBrand } from '../brand';
import { endCase } from '../casework';
import { deleteReports, deleteUpTo, listRooms, readOldEnd } from './job-queries';
import { lockRoom } from './queries';

/** Deletes the oldest lines of a room; returns how many. What no one decided has ended with it. */
const deleteOldest = async (sql: Transaction, brand: string, days: number): Promise<number> => {
  const { firstN } = await lockRoom(sql, brand);
  const upTo = await readOldEnd(sql, { brand, firstN, days });
  if (upTo === undefined) return 0;
  for (const { id } of await deleteReports(sql, { brand, upTo })) {
    await endCase(sql, { kind: 'room', subjectId: id, result: 'gone' });
  }
  return deleteUpTo(sql, { brand, upTo });
};

/** What was written is kept for as many days as the brand sets. */
const deleteOld = async (platform: Platform): Promise<void> => {
  const { database } = platform;
  for (const { brand } of await listRooms(database.sql)) {
    const { roomKeepDays } = (await loadedBrand(platform, brand)).settings;
    while ((await database.transaction((sql) => deleteOldest(sql, brand, roomKeepDays))) > 0);
  }
};

export const jobs = defineJobs({
  every: { 'room.delete_old': { seconds: 3600, work: deleteOld } },
});
