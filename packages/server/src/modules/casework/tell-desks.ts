import type { Platform } from '../../lib/context';
import { readRightNoun } from './queries';

/** Tells the open pages of the console that a queue of theirs has changed. */
export const tellDesks = async (
  { database, live }: Platform,
  { brand, kind }: { brand: string; kind: string },
): Promise<void> => {
  const noun = await readRightNoun(database.sql, kind);
  if (noun === undefined) return;
  const message = { type: 'cases', kind } as const;
  live.notify(`desk:${brand}`, { type: 'desk', right: `${noun}.r`, brand, message });
};
