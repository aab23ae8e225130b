import type { Platform } from '../../../../lib/context';
import { openMemory, perDatabase } from '../../../../lib/memory';
import { openSecret } from './open-secret';
import type { ProviderRow } from './provider-row';
import {
  readProviders,
  resealFurther,
  resealSecret,
  sealFurther,
  sealSecret,
  type StoredKey,
  type StoredProvider,
} from './provider-queries';

type Deps = Pick<Platform, 'database' | 'clock' | 'config' | 'log'>;

/** At this age the rows are read again; beyond the second a call waits for them. */
const freshMs = 2000;
const staleMs = 4000;

const memoryOf = perDatabase(() => openMemory<Map<string, ProviderRow>>({ freshMs, staleMs }));

/** A provider that is rows, enabled or not. */
export const providerRow = async (deps: Deps, code: string): Promise<ProviderRow | undefined> => {
  const rows = await memoryOf(deps.database).get('all', {
    now: deps.clock.now(),
    load: () => load(deps),
    onFailed: (error) => deps.log.warn('cashier.providers_not_read', { error }),
  });
  return rows.get(code);
};

/** Reads the rows again at the next call: for anyone who changed them in this process. */
export const forgetProviders = ({ database }: Pick<Platform, 'database'>): void =>
  memoryOf(database).forget('all');

const load = async (deps: Deps): Promise<Map<string, ProviderRow>> => {
  const stored = await readProviders(deps.database.sql);
  const made = await Promise.all(stored.map((row) => makeOrLog(deps, row)));
  return new Map(made.flatMap((row) => (row ? [[row.code, row]] : [])));
};

/** An invalid row is left out and logged; the others keep working. */
const makeOrLog = async (deps: Deps, row: StoredProvider): Promise<ProviderRow | undefined> => {
  try {
    return await make(deps, row);
  } catch (error) {
    deps.log.error('cashier.provider_broken', { error, provider: row.code });
    return undefined;
  }
};

const make = async (deps: Deps, row: StoredProvider): Promise<ProviderRow> => {
  const { code, kind, name, enabled, allowPrivate } = row;
  const secret = await openSecret(deps.config, row, {
    seal: (sealing) => sealSecret(deps.database.sql, code, sealing),
    reseal: (sealing) => resealSecret(deps.database.sql, code, sealing),
  });
  if (!secret) throw new Error('the shared secret is missing');
  const further = await Promise.all(row.keys.map((key) => furtherOf(deps, key)));
  return {
    code,
    kind,
    name,
    enabled,
    baseUrl: baseUrlOf(row),
    mustBePublic: deps.config.production && !allowPrivate,
    secret,
    secrets: [{ secret, from: -Infinity, until: Infinity }, ...further],
  };
};

const furtherOf = async (deps: Deps, key: StoredKey) => {
  const secret = await openSecret(deps.config, key, {
    seal: (sealing) => sealFurther(deps.database.sql, key.id, sealing),
    reseal: (sealing) => resealFurther(deps.database.sql, key.id, sealing),
  });
  const until = key.until === null ? Infinity : Date.parse(key.until);
  return { secret: secret ?? '', from: Date.parse(key.from), until };
};

const baseUrlOf = ({ kind, baseUrl }: StoredProvider): string => {
  const url = (baseUrl ?? '').replace(/\/$/, '');
  if (kind === 'bank-transfer') return url;
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  throw new Error('the base_url is no address that begins with https://');
};
