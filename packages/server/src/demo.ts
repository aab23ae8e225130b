import { micros } from '@parlour/contract/money';
import { welcome } from './app';
import type { Transaction } from '@parlour/node-kit/database/database';
import * as brand from './modules/brand';
import * as cashier from './modules/cashier';
import * as catalogue from './modules/catalogue';
import * as content from './modules/content';
import * as session from './modules/session';
import * as wallet from './modules/wallet';

export type DemoAccount = { username: string; password: string; note: string };

const startingCash = micros('5000000');
const demoPassword = 'lanterns on the river';

/** The demo accounts; printed at the start. */
export const demoAccounts: DemoAccount[] = [
  { username: 'demoplayer', password: demoPassword, note: 'a member with 5,000,000 ₫' },
];

/** Loads the demo brands with all their rows into an empty database. True when it did. */
export const loadDemo = async (sql: Transaction): Promise<boolean> => {
  if (!(await brand.seedDemoBrands(sql))) return false;
  await catalogue.seedCatalogue(sql, 'main');
  await catalogue.seedCatalogue(sql, 'second');
  await cashier.seedCashier(sql, 'main', 'VND');
  await cashier.seedCashier(sql, 'second', 'PHP');
  await content.seedContent(sql, 'main', { all: true });
  await content.seedContent(sql, 'second', { all: false });
  return true;
};

/** Makes the demo accounts; once, with the brands. */
export const makeDemoAccounts = async (sql: Transaction): Promise<void> => {
  const passwordHash = await session.hashPassword(demoPassword);
  for (const { username } of demoAccounts) {
    const playerId = await session.createAccount(sql, welcome, {
      brand: 'main',
      username,
      type: 0,
      currency: 'VND',
      language: 'VI',
      address: '127.0.0.1',
      host: 'localhost',
      contacts: {},
      termsVersion: brand.demoTerms,
      minAge: 18,
      passwordHash,
      isDemo: true,
    });
    await wallet.credit(sql, {
      playerId,
      currency: 'VND',
      pocket: 'cash',
      amount: startingCash,
      namespace: 'demo',
      reference: `opening-${username}`,
      source: 'house:main:opening',
      reason: 'adjust',
    });
  }
};
