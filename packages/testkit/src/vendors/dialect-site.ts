import { expectSoundBooks } from '../ledger/books';
import { openSite, type Site } from '../site/site';
import { openVendor, type Dialect, type Vendor } from './vendor';

/** A site with a vendor of each family: ACME speaks Hub88's dialect, CAL speaks Caleta's. */
export type DialectSite = {
  site: Site;
  vendors: ReadonlyMap<Dialect, Vendor>;
  /** Checks the books and drops the database. */
  close: () => Promise<void>;
};

export const openDialectSite = async (): Promise<DialectSite> => {
  const site = await openSite();
  const hub88 = await openVendor(site, { code: 'ACME', dialect: 'hub88' });
  const caleta = await openVendor(site, { code: 'CAL', dialect: 'caleta' });
  return {
    site,
    vendors: new Map([
      ['hub88', hub88],
      ['caleta', caleta],
    ]),
    close: async () => {
      await expectSoundBooks(site.database);
      await site.drop();
    },
  };
};
