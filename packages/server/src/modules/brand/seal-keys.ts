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
import {
  bumpVersions,
  insertSealKey,
  lockSealKeys,
  readSealKeys,
  resealKey,
  retireSealKeys,
} from './queries';

type Deps = Pick<Platform, 'database' | 'clock' | 'config'>;

type SealKeys = { publicKeys: SealKey[]; privateByKid: Map<string, KeyObject> };

const purpose = 'sealing key';
const freshMs = 5000;
const monthMs = 30 * 24 * 3600 * 1000;

const memoryOf = perDatabase(() => openMemory<SealKeys>({ freshMs }));

/**
 * The live keys, newest first. A process reloads them every few seconds, and when it meets an
 * unknown key.
 */
export const sealKeys = (deps: Deps, { look = false } = {}): Promise<SealKeys> => {
  const memory = memoryOf(deps.database);
  if (look) memory.forget('all');
  return memory.get('all', { now: deps.clock.now(), load: () => loadKeys(deps) });
};

const loadKeys = async (deps: Deps): Promise<SealKeys> => {
  let rows = await readSealKeys(deps.database.sql);
  if (rows.length === 0) {
    await rotateSealKeys(deps);
    rows = await readSealKeys(deps.database.sql);
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
        readPrivateKey(openAtRest(deps.config, purpose, privateSealed).text),
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

export const publicSealKeys = async (deps: Deps): Promise<SealKey[]> =>
  (await sealKeys(deps)).publicKeys;

/**
 * Makes a key when the newest is a month old, or there is none. Two stay valid; true when one was
 * made.
 */
export const rotateSealKeys = (deps: Deps): Promise<boolean> =>
  deps.database.transaction(async (sql) => {
    await lockSealKeys(sql);
    const [newest] = await readSealKeys(sql);
    const now = deps.clock.now().getTime();
    if (newest && now - newest.createdAt.getTime() < monthMs) return false;
    const { kid, publicKey, privateKey } = await newSealKey();
    await insertSealKey(sql, {
      kid,
      publicKey,
      privateSealed: encryptAtRest(deps.config.secretKey, purpose, privateKey),
    });
    await retireSealKeys(sql);
    // Cached pages contain the keys; a new version renews them.
    await bumpVersions(sql);
    return true;
  });

/** After a change of SECRET_KEY: encrypts the private halves with the new one. */
export const rewrapSealKeys = async (sql: Sql, keys: SiteKeys): Promise<void> => {
  for (const { kid, privateSealed } of await readSealKeys(sql)) {
    const { text, isOld } = openAtRest(keys, purpose, privateSealed);
    if (isOld) await resealKey(sql, kid, encryptAtRest(keys.secretKey, purpose, text));
  }
};
