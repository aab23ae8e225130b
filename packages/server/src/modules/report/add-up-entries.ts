import type { Platform } from '../../lib/context';
import { makeBlocks, readAccountsToCount } from './transaction-queries';

/** Entries are 256 a block, so that a statement of at most some thousand is read at a time. */
const blocksATime = 16;
const accountsATime = 200;

/**
 * Adds up the entries of every account that filled a block, so that a statement of any length is
 * read from few rows. What is not added up yet is read entry by entry: this job only saves time.
 */
export const addUpEntries = async ({ database: { sql } }: Pick<Platform, 'database'>) => {
  let after = 0n;
  for (;;) {
    const accounts = await readAccountsToCount(sql, after, accountsATime);
    for (const account of accounts) {
      while ((await makeBlocks(sql, account, blocksATime)) === blocksATime);
      after = account;
    }
    if (accounts.length < accountsATime) return;
  }
};
