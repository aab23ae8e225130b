import { afterAll, beforeAll } from 'vitest';
import type { Database } from '@parlour/node-kit/database/database';
import {
  balanceOf,
  openAccount,
  post,
  type Posted,
  type Reference,
  type Transfer,
} from '@parlour/server/modules/ledger/index';
import { expectSoundBooks } from './books';
import { testDatabase, type TestDatabase } from '../site/database';

/** The house's account that funds the players of tests. */
export const bank = 'house:main:bank';

/** Accounts and transfers in one line of a test, directly in the ledger. */
export type LedgerAccounts = {
  readonly database: Database;
  readonly url: string;
  /** An unused reference. */
  fresh: () => Reference;
  transfer: (source: string, target: string, amount: bigint, currency?: string) => Transfer;
  pay: (...transfers: Transfer[]) => Promise<Posted[]>;
  /** A new player's account with this much in it. */
  funded: (amount: bigint, currency?: string, pocket?: string) => Promise<string>;
  has: (path: string, currency?: string) => Promise<bigint | null>;
};

/**
 * A ledger for one test file, from its first test to its last; its books must be sound at the end.
 */
export const ledgerAccounts = (): LedgerAccounts => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await testDatabase();
  });
  afterAll(async () => {
    await expectSoundBooks(db.database);
    await db.drop();
  });

  let accounts = 0;
  let references = 0;
  const fresh = (): Reference => {
    references += 1;
    return { namespace: 'tests', reference: `r${references}` };
  };
  const transfer: LedgerAccounts['transfer'] = (source, target, amount, currency = 'VND') => ({
    ...fresh(),
    reason: 'adjust',
    source,
    target,
    amount,
    currency,
  });
  const pay: LedgerAccounts['pay'] = (...transfers) =>
    db.database.transaction((sql) => post(sql, transfers));
  return {
    get database() {
      return db.database;
    },
    get url() {
      return db.url;
    },
    fresh,
    transfer,
    pay,
    funded: async (amount, currency = 'VND', pocket = 'cash') => {
      accounts += 1;
      const path = `player:${accounts}:${pocket}`;
      await openAccount(db.database.sql, path, currency);
      if (amount > 0n) await pay(transfer(bank, path, amount, currency));
      return path;
    },
    has: (path, currency = 'VND') => balanceOf(db.database.sql, path, currency),
  };
};
