import type { Sql } from '@parlour/node-kit/database/database';
import type { SiteKeys } from '../../../lib/seal';
import { decryptFor } from '../../player';
import { bankName } from './banks';
import { sealOf } from './payee';
import { listAllPayees } from './queries';

/** The player's own bank accounts in clear text, also those that were removed: for their copy. */
export const readAccounts = async (
  sql: Sql,
  keys: SiteKeys,
  playerId: string,
): Promise<Record<string, unknown>[]> => {
  const accounts = [];
  for (const { id, bank, encrypted, addedAt, removedAt } of await listAllPayees(sql, playerId)) {
    const number = await decryptFor(sql, keys, sealOf(playerId, id), encrypted);
    accounts.push({ id, bank: bankName(bank), number, addedAt, removedAt });
  }
  return accounts;
};
