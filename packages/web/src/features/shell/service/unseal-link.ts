const keyLength = 8;
const ivBytes = 12;

/** The bytes of base64url. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );

/**
 * Opens a path of type 3: base64url(iv ‖ data ‖ tag) by AES-256-GCM under the SHA-256 of the last 8
 * characters. Throws when the text was changed.
 */
export const unsealLink = async (path: string): Promise<string> => {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(path.slice(-keyLength)),
  );
  const key = await crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['decrypt']);
  const bytes = bytesOf(path.slice(0, -keyLength));
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.subarray(0, ivBytes) },
    key,
    bytes.subarray(ivBytes),
  );
  return new TextDecoder().decode(opened);
};
