import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits, base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The database keeps only this of a secret. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Tells names apart without keeping them; nobody without our key can try names against it. */
export const digestOfName = (secretKey: string, name: string): string =>
  createHmac('sha256', secretKey).update(`name ${name}`).digest('base64url').slice(0, 22);
