import { createHmac, randomBytes } from 'node:crypto';
import type { SiteKeys } from '../seal';
import { base32 } from './totp';

const count = 10;

/** `ABCD-EFGH-IJKL-MNOP`: 80 random bits. */
const newRecoveryCode = (): string => base32(randomBytes(10)).match(/.{4}/g)!.join('-');

export const newRecoveryCodes = (): string[] => Array.from({ length: count }, newRecoveryCode);

/** The same however it is typed: with small letters, blanks or without hyphens. */
export const recoveryDigest = (secretKey: string, owner: string, code: string): Buffer =>
  createHmac('sha256', secretKey)
    .update(`recovery ${owner} ${code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '')}`)
    .digest();

/** By the site's key and its former ones: a code of before a change still counts. */
export const recoveryDigests = (
  { secretKey, oldSecretKeys }: SiteKeys,
  owner: string,
  code: string,
): Buffer[] => [secretKey, ...oldSecretKeys].map((key) => recoveryDigest(key, owner, code));
