import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** The type of a path that is encrypted. */
export const sealedLinkType = '3';

const keyLength = 8;

/**
 * A link as `pathList` has it: base64url(iv ‖ data ‖ tag) by AES-256-GCM under the SHA-256 of a key
 * of 8 characters, which follows. As the key travels with the text, this hides nothing: anyone who
 * opens the link checks its host.
 */
export const sealLink = (url: string): string => {
  const key = randomBytes(keyLength).toString('base64url').slice(0, keyLength);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(key).digest(), iv);
  const data = Buffer.concat([cipher.update(url, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, data, cipher.getAuthTag()]).toString('base64url') + key;
};

/** The address in an encrypted link. */
export const openLink = (path: string): string => {
  const key = createHash('sha256').update(path.slice(-keyLength)).digest();
  const whole = Buffer.from(path.slice(0, -keyLength), 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, whole.subarray(0, 12));
  decipher.setAuthTag(whole.subarray(-16));
  const opened = [decipher.update(whole.subarray(12, -16)), decipher.final()];
  return Buffer.concat(opened).toString('utf8');
};
