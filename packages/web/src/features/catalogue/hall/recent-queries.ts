import { readLocal, writeLocal } from '../../../lib/session/storage';

const most = 5;

/** What was last searched for on this device, the newest first. */
export const recentQueries = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(readLocal('recentQueries') ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((words) => typeof words === 'string').slice(0, most)
      : [];
  } catch {
    return [];
  }
};

export const rememberQuery = (query: string): void => {
  if (query.length < 2) return;
  // While a word is typed its beginnings are searched too; only the longest of them is worth
  // keeping.
  const others = recentQueries().filter((words) => !query.startsWith(words));
  writeLocal('recentQueries', JSON.stringify([query, ...others].slice(0, most)));
};
