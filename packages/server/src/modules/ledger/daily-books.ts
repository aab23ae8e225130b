import type { Platform } from '../../lib/context';
import { closeNextDay, makeDailyCheckpoint, readPutOffDay } from './queries';

// A site that was off for months catches up in several runs.
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

/** The site's debt to its players at the end of a day, whole micros as text. */
export type Liability = {
  day: string;
  currency: string;
  /** Cash, bonus and vendor wallets of players, and the accounts of agents. */
  balances: string;
  /** Stakes of rounds that are not over. */
  onGames: string;
  /** Held for withdrawals. */
  held: string;
  total: string;
  /** The players' debt to the site; not subtracted from the total. */
  debts: string;
};

/**
 * Closes every finished day, and marks the house's balances at the last midnight. A day that an
 * open writer delays is reported each time, since only a person can end the writer.
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
