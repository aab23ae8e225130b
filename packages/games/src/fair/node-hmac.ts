import { createHash, createHmac } from 'node:crypto';
import { bytesOf, type Hmac } from './fair';

/** HMAC-SHA256 by Node, for the server and the command line. */
export const nodeHmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();

/** SHA-256 of the server seed's bytes: published before the first bet of the pair. */
export const seedHash = (serverSeed: string): string =>
  createHash('sha256').update(bytesOf(serverSeed)).digest('hex');
