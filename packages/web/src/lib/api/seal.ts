import type { SealedText, SealKey } from '@parlour/contract/seal';
import { CompactEncrypt, importJWK } from 'jose';

// Loaded with the first sealed call: jose is too heavy for the first route.
export const seal = async (key: SealKey, text: SealedText): Promise<string> => {
  const { kid, ...jwk } = key;
  const publicKey = await importJWK(jwk, 'ECDH-ES');
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(text)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid })
    .encrypt(publicKey);
};
