import { randomUUID } from 'node:crypto';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import { decryptBytes, encryptBytes } from '../../lib/aes-gcm';
import { newDataKey, unwrapDataKey, wrapDataKey } from '../../lib/personal/personal';
import type { SiteKeys } from '../../lib/seal';
import { insertImage, readImage } from './queries';
import type { ReEncoded } from './re-encode';

export type ImageOwner = {
  /** Null: a visitor's, for support alone. */
  playerId: string | null;
  brand: string;
  purpose: 'identity' | 'receipt' | 'support';
};

/**
 * Stores an image encrypted under a key of its own, which is wrapped by the site's: the row alone
 * shows nothing, and a deleted row cannot be read from a backup of the key.
 */
export const keepImage = async (
  sql: Transaction,
  keys: SiteKeys,
  owner: ImageOwner,
  { bytes, width, height }: ReEncoded,
): Promise<string> => {
  const id = randomUUID();
  const dataKey = newDataKey();
  const { keyId, wrapped } = wrapDataKey(keys, id, dataKey);
  const encrypted = encryptBytes(dataKey, bytes, aboutOf(owner, id));
  await insertImage(sql, { ...owner, id, width, height, keyId, wrapped, encrypted });
  return id;
};

export type KeptImage = ImageOwner & { bytes: Buffer; width: number; height: number };

/** The caller has decided that its reader may see it, and leaves the line that says so. */
export const openImage = async (
  sql: Sql,
  keys: SiteKeys,
  id: string,
): Promise<KeptImage | undefined> => {
  const row = await readImage(sql, id);
  if (!row) return undefined;
  const { keyId, wrapped, encrypted, ...image } = row;
  const dataKey = unwrapDataKey(keys, id, { keyId, wrapped });
  return { ...image, bytes: decryptBytes(dataKey, encrypted, aboutOf(image, id)) };
};

/** Bytes that were moved to another row, or another player, do not open. */
const aboutOf = ({ playerId, purpose }: ImageOwner, id: string): string =>
  `image ${playerId} ${purpose} ${id}`;
