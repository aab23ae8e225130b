import { readLocal, writeLocal } from '../session/storage';

/** By username the numbers of the lotteries that are marked on this device. */
type Kept = Record<string, string[]>;

/** The lotteries that a player marked on this device; the server knows nothing of them. */
export const lotteryFavourites = (username: string): readonly string[] => kept()[username] ?? [];

/** Marks a lottery, or takes its mark away. */
export const toggleLottery = (username: string, gameId: string): void => {
  const all = kept();
  const before = all[username] ?? [];
  const next = before.includes(gameId) ? before.filter((id) => id !== gameId) : [gameId, ...before];
  writeLocal('favouriteLotteries', JSON.stringify({ ...all, [username]: next }));
};

/** What is stored, without its damaged entries. */
const kept = (): Kept => {
  const text = readLocal('favouriteLotteries');
  if (text === undefined) return {};
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
    const entries = Object.entries(stored).flatMap(([username, ids]): [string, string[]][] =>
      Array.isArray(ids) ? [[username, ids.filter((id) => typeof id === 'string')]] : [],
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
};
