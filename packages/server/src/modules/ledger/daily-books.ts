import type { Platform } from '../../lib/context';
import { closeNextDay, makeDailyCheckpoint, readPutOffDay } from './queries';

// A site that was off for a season catches up in some runs, not in one.
const daysAtOnce = 31;

/** One class of accounts on one day, whole micros as text: opening + in − out = closing. */
export type DailyBalance = {
  day: string;
  currency: string;
  /** `player:cash`, `house:wagers`, `vendor:settle` … */
  class: string;
  opening: string;
  moneyIn: string;
  moneyOut: string;
  closing: string;
};

/** What the site owes its players at the end of a day, whole micros as text. */
export type Liability = {
  day: string;
  currency: string;
  /** Cash, bonus and vendor wallets of players, and what agents have. */
  balances: string;
  /** Stakes of rounds that are not over. */
  onGames: string;
  /** Held for withdrawals. */
  held: string;
  total: string;
  /** What players owe the site; not taken off the total. */
  debts: string;
};

/**
 * Closes every day that is over, and marks the house's balances at the last midnight. What an open
 * writer puts off is told each time, for only a person can end it.
 */
export const closeDays = async ({ database, log }: Pick<Platform, 'database' | 'log'>) => {
  for (let closed = 0; closed < daysAtOnce; closed += 1) {
    const day = await closeNextDay(database);
    if (day === null) break;
    log.info('ledger.day_closed', { day });
  }
  const putOff = await readPutOffDay(database.sql);
  if (putOff) {
    const why = 'a writer that began before the end of the day has not ended';
    log.warn('ledger.day_put_off', { why, ...putOff });
  }
  await makeDailyCheckpoint(database);
};
