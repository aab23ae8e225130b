import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits, base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The database stores only this of a secret. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Identifies names without storing them; without our key no one can test names against it. */
export const digestOfName = (secretKey: string, name: string): string =>
  createHmac('sha256', secretKey).update(`name ${name}`).digest('base64url').slice(0, 22);
