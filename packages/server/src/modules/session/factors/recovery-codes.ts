import { createHmac, randomBytes } from 'node:crypto';
import type { Transaction } from '@parlour/node-kit/database/database';
import { replaceRecoveryCodes } from './queries';
import { base32 } from './totp';

const count = 10;

/** `ABCD-EFGH-IJKL-MNOP`: 80 random bits. */
const newRecoveryCode = (): string => base32(randomBytes(10)).match(/.{4}/g)!.join('-');

/** The same however it is typed: with small letters, blanks or without hyphens. */
export const recoveryDigest = (secretKey: string, playerId: string, code: string): Buffer =>
  createHmac('sha256', secretKey)
    .update(`recovery ${playerId} ${code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '')}`)
    .digest();

/** Ten new codes; the former ones are void. */
export const makeRecoveryCodes = async (
  sql: Transaction,
  secretKey: string,
  playerId: string,
): Promise<string[]> => {
  const codes = Array.from({ length: count }, newRecoveryCode);
  const digests = codes.map((code) => recoveryDigest(secretKey, playerId, code));
  await replaceRecoveryCodes(sql, playerId, digests);
  return codes;
};
