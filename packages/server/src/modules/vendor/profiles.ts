import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { Platform } from '../../lib/context';
import type { Database } from '../../lib/db';
import { decryptAtRest, encryptAtRest } from '../../lib/seal';
import { usualMicros, type Profile, type Signing } from './profile';
import { readProfiles, sealOwnKey, type ProfileRow } from './queries';

type Known = Pick<Platform, 'database' | 'clock' | 'config' | 'log'>;

const purpose = "a supplier's key";
/** A change of a row counts within so long, and never makes a call wait. */
const freshMs = 3000;
/** How often a code that nobody knows may make us look. */
const newcomerMs = 100;

type Memory = { at: number; profiles: Promise<Map<string, Profile>> };
const memories = new WeakMap<Database, Memory>();

/** All suppliers, enabled or not, by code. Keys are made ready once: reading a PEM costs nine checks. */
export const profiles = (known: Known): Promise<Map<string, Profile>> => {
  const now = known.clock.now().getTime();
  const memory = memories.get(known.database);
  if (!memory) return remember(known, now);
  if (Math.abs(now - memory.at) > freshMs) {
    memory.at = now;
    load(known).then(
      (fresh) => memories.set(known.database, { at: now, profiles: Promise.resolve(fresh) }),
      (error: unknown) => known.log.warn('vendor.profiles_not_read', { error }),
    );
  }
  return memory.profiles;
};

/** A code that is not known is looked up once more, so that a new supplier is there at once. */
export const profileOf = async (known: Known, code: string): Promise<Profile | undefined> => {
  const found = (await profiles(known)).get(code);
  const now = known.clock.now().getTime();
  const age = now - (memories.get(known.database)?.at ?? 0);
  if (found || Math.abs(age) < newcomerMs) return found;
  return (await remember(known, now)).get(code);
};

const remember = (known: Known, now: number): Promise<Map<string, Profile>> => {
  const loading = load(known);
  memories.set(known.database, { at: now, profiles: loading });
  loading.catch(() => memories.delete(known.database));
  return loading;
};

const load = async (known: Known): Promise<Map<string, Profile>> => {
  const rows = await readProfiles(known.database.sql);
  const made = await Promise.all(rows.map((row) => makeProfile(known, row)));
  return new Map(made.flatMap((profile) => (profile ? [[profile.code, profile]] : [])));
};

/** A row with a broken key is left out and named in the log; the other suppliers go on. */
const makeProfile = async (known: Known, row: ProfileRow): Promise<Profile | undefined> => {
  try {
    const { settlesOnce = false, ...overrides } = row.switches;
    return {
      code: row.code,
      name: row.name,
      enabled: row.enabled,
      signing: signingOf(row, await ownKeyOf(known, row)),
      baseUrl: row.house ? known.config.gamesApiUrl : (row.baseUrl ?? '').replace(/\/$/, ''),
      operatorId: row.operatorId,
      currencies: row.currencies,
      microsOf: (currency) => BigInt(row.units[currency] ?? usualMicros),
      settlesOnce,
      closeAfterHours: row.closeAfterHours,
      dialect: {
        ...row.spec,
        ...overrides,
        ...(row.signatureHeader && { signatureHeader: row.signatureHeader.toLowerCase() }),
      },
    };
  } catch (error) {
    known.log.error('vendor.profile_broken', { error, vendor: row.code });
    return undefined;
  }
};

const ownKeyOf = async (known: Known, row: ProfileRow): Promise<string | undefined> => {
  const { database, config } = known;
  if (row.house) return config.houseSecret;
  if (row.ownKey !== null) {
    await sealOwnKey(database.sql, row.code, encryptAtRest(config.secretKey, purpose, row.ownKey));
    return row.ownKey;
  }
  return row.ownKeySealed ? decryptAtRest(config.secretKey, purpose, row.ownKeySealed) : undefined;
};

const signingOf = (row: ProfileRow, ownKey: string | undefined): Signing => {
  if (row.signature === 'rsa-sha256') {
    return {
      kind: 'rsa-sha256',
      supplierKey: createPublicKey(row.publicKey ?? ''),
      ownKey: ownKey === undefined ? undefined : createPrivateKey(ownKey),
    };
  }
  if (!ownKey) throw new Error('the shared secret is missing');
  return { kind: 'hmac-sha256', secret: ownKey };
};
