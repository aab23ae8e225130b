import type { SealKey } from '@parlour/contract/seal';
import { CompactEncrypt, importJWK } from 'jose';

/** Seals a body as a browser does. */
export const sealFor = async ({ kid, ...jwk }: SealKey, text: object): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(JSON.stringify(text)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid })
    .encrypt(await importJWK(jwk, 'ECDH-ES'));
