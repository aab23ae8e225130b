import type { Transaction } from '@parlour/node-kit/database/database';
import type { BrandConfig } from './brand';
import { demoTerms, formerDemoTerms, mainBrand } from './demo/main';
import { secondBrand } from './demo/second';
import {
  countBrands,
  insertBrand,
  insertFields,
  insertFlags,
  insertHosts,
  insertLicences,
  insertResources,
  insertServiceLinks,
  lockBrands,
  listDemoCodes,
  updateTerms,
} from './seed-queries';

/** Writes a brand with all its rows; an existing brand stays unchanged. */
export const seedBrand = async (sql: Transaction, brand: BrandConfig, position: number) => {
  if (!(await insertBrand(sql, brand, position))) return;
  const { code } = brand.facts;
  await insertHosts(sql, code, brand.hosts);
  await insertFlags(sql, code, brand.flags);
  await insertFields(sql, code, brand.fields);
  await insertResources(sql, code, brand.resources);
  await insertServiceLinks(sql, code, linksOf(brand));
  await insertLicences(sql, code, brand.licences);
};

const linksOf = ({ serviceLinks: { list, version } }: BrandConfig) => [
  ...list.map(({ csType, path }) => ({ kind: csType, pathType: null, path })),
  ...version.pathList.map(({ type, path }) => ({ kind: 'POPUP', pathType: type, path })),
];

/** Loads the demo brands into a database without brands. True when it did. */
export const seedDemoBrands = async (sql: Transaction): Promise<boolean> => {
  await lockBrands(sql);
  if ((await countBrands(sql)) > 0n) return false;
  await seedBrand(sql, mainBrand, 1);
  await seedBrand(sql, secondBrand, 2);
  return true;
};

/** The demo brands that are there and have not gone to real money. */
export const listDemoBrands = (sql: Transaction): Promise<string[]> =>
  listDemoCodes(sql, [mainBrand.facts.code, secondBrand.facts.code]);

/** From now on players of a demo brand accept the newest terms, unless an operator named others. */
export const renewDemoTerms = (sql: Transaction, code: string) =>
  updateTerms(sql, code, { from: formerDemoTerms, to: demoTerms });
