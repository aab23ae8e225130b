import { createPrivateKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import type { SealedText } from '@parlour/contract/seal';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { decryptBytes, encryptBytes } from './aes-gcm';
import { parseStrictJson } from './http/strict-json';

// The configured secret serves more than one purpose, so each gets a derived key of its own.
export const keyFor = (secretKey: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', `parlour ${purpose}`, 32));

/** Encrypts for the database. */
export const encryptAtRest = (secretKey: string, purpose: string, text: string): Buffer =>
  encryptBytes(keyFor(secretKey, purpose), Buffer.from(text));

/** Throws when the bytes were changed or another key encrypted them. */
export const decryptAtRest = (secretKey: string, purpose: string, bytes: Buffer): string =>
  decryptBytes(keyFor(secretKey, purpose), bytes).toString('utf8');

/** The site's key and its former ones. */
export type SiteKeys = { secretKey: string; oldSecretKeys: string[] };

/**
 * Opens what any key of the site sealed, the newest tried first; `isOld` when it was not the
 * newest.
 */
export const openAtRest = (
  { secretKey, oldSecretKeys }: SiteKeys,
  purpose: string,
  bytes: Buffer,
): { text: string; isOld: boolean } => {
  let failure: unknown;
  for (const key of [secretKey, ...oldSecretKeys]) {
    try {
      return { text: decryptAtRest(key, purpose, bytes), isOld: key !== secretKey };
    } catch (error) {
      failure ??= error;
    }
  }
  throw failure;
};

/**
 * What a former key of the site sealed, sealed with the current one. Undefined where nothing is to
 * do: the current one sealed it, or none of them, so that it was lost before.
 */
export const resealAtRest = (
  keys: SiteKeys,
  purpose: string,
  bytes: Buffer,
): Buffer | undefined => {
  try {
    const { text, isOld } = openAtRest(keys, purpose, bytes);
    return isOld ? encryptAtRest(keys.secretKey, purpose, text) : undefined;
  } catch {
    return undefined;
  }
};

export type NewSealKey = { kid: string; publicKey: { x: string; y: string }; privateKey: string };

/** A fresh P-256 pair; the private half as a JWK text. */
export const newSealKey = async (): Promise<NewSealKey> => {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const { x = '', y = '' } = await exportJWK(pair.publicKey);
  return {
    kid: randomBytes(8).toString('base64url'),
    publicKey: { x, y },
    privateKey: JSON.stringify(await exportJWK(pair.privateKey)),
  };
};

export const readPrivateKey = (jwk: string): KeyObject =>
  createPrivateKey({ key: JSON.parse(jwk) as Record<string, string>, format: 'jwk' });

/**
 * Opens a JWE of ours. Undefined for anything else: another algorithm, an unknown key, changed
 * bytes, or a content that is no sealed text.
 */
export const openSealed = async (
  sealed: string,
  privateKeyOf: (kid: string) => KeyObject | undefined,
): Promise<SealedText | undefined> => {
  try {
    const { plaintext } = await compactDecrypt(
      sealed,
      ({ kid }) => {
        const key = privateKeyOf(kid ?? '');
        if (!key) throw new Error('unknown key');
        return key;
      },
      {
        keyManagementAlgorithms: ['ECDH-ES'],
        contentEncryptionAlgorithms: ['A256GCM'],
      },
    );
    const parsed = parseStrictJson(plaintext);
    return parsed.ok && isSealedText(parsed.value) ? parsed.value : undefined;
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSealedText = (value: unknown): value is SealedText =>
  isObject(value) &&
  ['method', 'path', 'at', 'nonce'].every((name) => typeof value[name] === 'string') &&
  isObject(value.body);
