import { createPrivateKey, createPublicKey } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Platform } from '../../lib/context';
import type { Database } from '../../lib/db';
import { encryptAtRest, openAtRest } from '../../lib/seal';
import { SupplierFailure } from './ask-supplier';
import { dialectProblem } from './check-dialect';
import { usualMicros, type Dialect, type Profile, type Signing } from './profile';
import { readProfiles, sealAnew, sealOwnKey, type ProfileRow } from './queries';

type Known = Pick<Platform, 'database' | 'clock' | 'config' | 'log'>;

const purpose = "a supplier's key";
/** After so long the rows are read again, without making a call wait for it. */
const freshMs = 2000;
/**
 * What is older is trusted no more, or a supplier that was switched off in a quiet hour would have
 * one call more. A call then waits for the rows; while the database is away, so long at most.
 */
const staleMs = 4000;
const longestWaitMs = 150;

type Memory = { at: number; profiles: Map<string, Profile> };
const memories = new WeakMap<Database, Memory>();
/** One reading at a time, whoever wants it. */
const loadings = new WeakMap<Database, Promise<Map<string, Profile>>>();

/**
 * All suppliers, enabled or not, by code. Keys are made ready once: reading a PEM costs nine
 * checks.
 */
export const profiles = async (known: Known): Promise<Map<string, Profile>> => {
  const memory = memories.get(known.database);
  if (!memory) return reload(known);
  const ageMs = Math.abs(known.clock.now().getTime() - memory.at);
  if (ageMs <= freshMs) return memory.profiles;
  const reloading = reload(known).catch((error: unknown) => {
    known.log.warn('vendor.profiles_not_read', { error });
    return memory.profiles;
  });
  if (ageMs <= staleMs) return memory.profiles;
  return Promise.race([reloading, pause(longestWaitMs, memory.profiles, { ref: false })]);
};

/** A code that is not known is looked up once more, so that a new supplier is there at once. */
export const profileOf = async (known: Known, code: string): Promise<Profile | undefined> =>
  (await profiles(known)).get(code) ?? (await reload(known)).get(code);

/** A supplier that we may ask; a stranger, or one that is switched off, is its failure. */
export const enabledProfile = async (known: Known, code: string): Promise<Profile> => {
  const profile = await profileOf(known, code);
  if (!profile?.enabled) throw new SupplierFailure(code, 'no such supplier, or switched off');
  return profile;
};

const reload = (known: Known): Promise<Map<string, Profile>> => {
  const running = loadings.get(known.database);
  if (running) return running;
  const loading = load(known)
    .then((fresh) => {
      memories.set(known.database, { at: known.clock.now().getTime(), profiles: fresh });
      return fresh;
    })
    .finally(() => loadings.delete(known.database));
  loadings.set(known.database, loading);
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
    const dialect = dialectOf(row);
    const problem = dialectProblem(dialect);
    if (problem) throw new Error(problem);
    const units = unitsOf(row);
    return {
      code: row.code,
      name: row.name,
      enabled: row.enabled,
      signing: {
        ...signingOf(row, await ownKeyOf(known, row)),
        encoding: dialect.signatureEncoding,
      },
      baseUrl: row.house ? known.config.gamesApiUrl : (row.baseUrl ?? '').replace(/\/$/, ''),
      operatorId: operatorIdOf(row, dialect),
      currencies: row.currencies,
      microsOf: (currency) => units.get(currency) ?? usualMicros,
      settlesOnce: row.switches.settlesOnce ?? false,
      closeAfterHours: row.closeAfterHours,
      dialect,
    };
  } catch (error) {
    known.log.error('vendor.profile_broken', { error, vendor: row.code });
    return undefined;
  }
};

/** By currency. Whole and above zero, or amounts would turn into others, or into none. */
const unitsOf = ({ units }: ProfileRow): Map<string, bigint> =>
  new Map(
    Object.entries(units).map(([currency, unit]) => {
      if (/^[1-9]\d{0,17}$/.test(String(unit))) return [currency, BigInt(unit)];
      throw new Error(`the unit of ${currency} is no whole number of micros`);
    }),
  );

const operatorIdOf = ({ operatorId }: ProfileRow, dialect: Dialect): string | number => {
  if (dialect.operatorId === 'text') return operatorId;
  if (/^\d{1,15}$/.test(operatorId)) return Number(operatorId);
  throw new Error('the operator_id is no whole number, and the dialect sends one');
};

/** The dialect of the family, with what this supplier does differently. */
const dialectOf = ({ spec, switches, signatureHeader }: ProfileRow): Dialect => {
  const { settlesOnce: _ours, ...overrides } = switches;
  const whole = { ...spec, ...overrides };
  return {
    ...whole,
    gamePaths: { ...spec.gamePaths, ...overrides.gamePaths },
    statusWords: Array.isArray(whole.statusWords)
      ? Object.fromEntries(whole.statusWords.map((status) => [status, status]))
      : whole.statusWords,
    signatureHeader: (signatureHeader ?? spec.signatureHeader).toLowerCase(),
  };
};

const ownKeyOf = async (known: Known, row: ProfileRow): Promise<string | undefined> => {
  const { database, config } = known;
  if (row.house) return config.houseSecret;
  if (row.ownKey !== null) {
    const { code, ownKey } = row;
    const sealed = encryptAtRest(config.secretKey, purpose, ownKey);
    await sealOwnKey(database.sql, { code, ownKey, sealed });
    return ownKey;
  }
  if (!row.ownKeySealed) return undefined;
  const { text, isOld } = openAtRest(config, purpose, row.ownKeySealed);
  if (isOld) {
    const sealed = encryptAtRest(config.secretKey, purpose, text);
    await sealAnew(database.sql, { code: row.code, former: row.ownKeySealed, sealed });
  }
  return text;
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
