import type { Transaction } from './lib/db';
import * as brand from './modules/brand';
import * as cashier from './modules/cashier';
import * as catalogue from './modules/catalogue';
import * as content from './modules/content';

/** Loads the demo brands with all that belongs to them into an empty database. True when it did. */
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
