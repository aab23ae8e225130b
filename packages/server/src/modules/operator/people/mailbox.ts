import type { Language } from '@parlour/contract/languages';
import type { Transaction } from '@parlour/node-kit/database/database';
import { openAtRest, type SiteKeys } from '../../../lib/seal';
import { brandsOfPerson, readMail } from './queries';

export const mailPurpose = 'operator mail';

export type Mailbox = { to: string; language: Language; brand: string };

/**
 * Where a person's mail goes, and the brand that sends it: one of theirs, else the first of these.
 * Absent: no address of theirs is known, or no brand could send it.
 */
export const mailboxOf = async (
  sql: Transaction,
  keys: SiteKeys,
  operatorId: string,
  otherBrands: readonly string[] = [],
): Promise<Mailbox | undefined> => {
  const found = await readMail(sql, operatorId);
  const [brand] = [...(await brandsOfPerson(sql, operatorId)), ...otherBrands];
  if (!found?.encrypted || brand === undefined) return undefined;
  const to = openAtRest(keys, mailPurpose, found.encrypted).text;
  return { to, language: found.language, brand };
};
