import type { KeyObject } from 'node:crypto';
import type { SealKey } from '@parlour/contract/seal';
import type { Platform } from '../../lib/context';
import type { Sql } from '@parlour/node-kit/database/database';
import { openMemory, perDatabase } from '../../lib/memory';
import {
  encryptAtRest,
  newSealKey,
  openAtRest,
  readPrivateKey,
  type SiteKeys,
} from '../../lib/seal';
import { insertSealKey, lockSealKeys, readSealKeys, retireSealKeys, bumpVersions } from './queries';

type Known = Pick<Platform, 'database' | 'clock' | 'config'>;

type SealKeys = { publicKeys: SealKey[]; privateByKid: Map<string, KeyObject> };

const purpose = 'sealing key';
const freshMs = 5000;
const monthMs = 30 * 24 * 3600 * 1000;

const memoryOf = perDatabase(() => openMemory<SealKeys>({ freshMs }));

/**
 * The live keys, newest first. A process looks again every few seconds, and when a key is unknown
 * to it.
 */
export const sealKeys = (known: Known, { look = false } = {}): Promise<SealKeys> => {
  const memory = memoryOf(known.database);
  if (look) memory.forget('all');
  return memory.get('all', { now: known.clock.now(), load: () => loadKeys(known) });
};

const loadKeys = async (known: Known): Promise<SealKeys> => {
  let rows = await readSealKeys(known.database.sql);
  if (rows.length === 0) {
    await rotateSealKeys(known);
    rows = await readSealKeys(known.database.sql);
  }
  return {
    publicKeys: rows.map(({ kid, publicKey }) => ({
      kid,
      kty: 'EC',
      crv: 'P-256',
      x: publicKey.x,
      y: publicKey.y,
    })),
    privateByKid: new Map(
      rows.map(({ kid, privateSealed }) => [
        kid,
        readPrivateKey(openAtRest(known.config, purpose, privateSealed).text),
      ]),
    ),
  };
};

/** Whether this process can open what browsers seal; true while there is no key yet. */
export const canUnseal = async (sql: Sql, keys: SiteKeys): Promise<boolean> => {
  const rows = await readSealKeys(sql);
  return rows.every(({ privateSealed }) => {
    try {
      return openAtRest(keys, purpose, privateSealed).text !== '';
    } catch {
      return false;
    }
  });
};

export const publicSealKeys = async (known: Known): Promise<SealKey[]> =>
  (await sealKeys(known)).publicKeys;

/**
 * Makes a key when the newest is a month old, or none is there. Two stay valid; true when one was
 * made.
 */
export const rotateSealKeys = (known: Known): Promise<boolean> =>
  known.database.transaction(async (sql) => {
    await lockSealKeys(sql);
    const [newest] = await readSealKeys(sql);
    const now = known.clock.now().getTime();
    if (newest && now - newest.createdAt.getTime() < monthMs) return false;
    const { kid, publicKey, privateKey } = await newSealKey();
    await insertSealKey(sql, {
      kid,
      publicKey,
      privateSealed: encryptAtRest(known.config.secretKey, purpose, privateKey),
    });
    await retireSealKeys(sql);
    // Pages that are kept rendered hold the keys; a new version renews them.
    await bumpVersions(sql);
    return true;
  });
