import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../lib/context';
import { readAddresses } from '../../operator';
import { type Contact, contactDigests, findPlayerByContact, readContacts } from '../../player';
import { forgetUnknown, listBrandCodes, type OperatorContact, replaceContacts } from './queries';

/**
 * Keeps by what operators are known again among players: their own address, and what else the
 * accounts that proved it have proved. Only digests are kept, those of every key of the site.
 */
export const keepContacts = async ({
  database,
  config,
}: Pick<Platform, 'database' | 'config'>): Promise<void> => {
  const brands = await listBrandCodes(database.sql);
  await forgetUnknown(database.sql);
  for (const { operatorId, address } of await readAddresses(database.sql, config)) {
    await database.transaction(async (sql) => {
      const known = await contactsOf(sql, config, { brands, address });
      const contacts = brands.flatMap((brand) =>
        known.flatMap(({ kind, value }) =>
          contactDigests(config, { brand, kind, value }).map(({ digest }): OperatorContact => ({
            brand,
            kind,
            digest,
          })),
        ),
      );
      await replaceContacts(sql, operatorId, contacts);
    });
  }
};

type Known = Pick<Contact, 'kind' | 'value'>;

/** The address, and the proved contacts of the accounts that proved it at any brand. */
const contactsOf = async (
  sql: Transaction,
  keys: Platform['config'],
  { brands, address: value }: { brands: readonly string[]; address: string },
): Promise<Known[]> => {
  const known: Known[] = [{ kind: 'email', value }];
  for (const brand of brands) {
    const account = await findPlayerByContact(sql, keys, brand, 'email', value);
    if (!account?.isVerified) continue;
    const contacts = await readContacts(sql, keys, account.playerId);
    known.push(...contacts.filter(({ isVerified }) => isVerified));
  }
  return known;
};
