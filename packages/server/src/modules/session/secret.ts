import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The database keeps only this of a secret. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
