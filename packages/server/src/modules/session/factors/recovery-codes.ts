import type { Transaction } from '@parlour/node-kit/database/database';
import { newRecoveryCodes, recoveryDigest } from '../../../lib/factors/recovery-code';
import { replaceRecoveryCodes } from './queries';

/** Ten new codes; the former ones are void. */
export const makeRecoveryCodes = async (
  sql: Transaction,
  secretKey: string,
  playerId: string,
): Promise<string[]> => {
  const codes = newRecoveryCodes();
  const digests = codes.map((code) => recoveryDigest(secretKey, playerId, code));
  await replaceRecoveryCodes(sql, playerId, digests);
  return codes;
};
