import { operator } from '@parlour/contract/operator';
import { CompactEncrypt, importJWK } from 'jose';
import { call } from './call';

/**
 * The body of a sealed call: a JWE for the server's published key. The key and the server's time
 * are asked for each time, because such calls are rare and a clock may be wrong.
 */
export const seal = async (method: string, path: string, body: unknown): Promise<string> => {
  const { sealKeys, serverTime } = await call(operator.readKeys, {});
  const [key] = sealKeys;
  if (!key) throw new Error('no key to seal with');
  const { kid, ...jwk } = key;
  const text = { method, path, at: serverTime, nonce: crypto.randomUUID(), body };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(text)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid })
    .encrypt(await importJWK(jwk, 'ECDH-ES'));
};
