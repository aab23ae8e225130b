import { readCacheText, writeCacheText } from '../session/storage';

/** The session caches, by their storage keys. */
export const cacheNames = [
  'validate',
  'settings',
  'routers',
  'consolidated',
  'merchantWallet',
  'gameVendor',
  'index_notice',
] as const;

export type CacheName = (typeof cacheNames)[number];

const personal: readonly CacheName[] = ['consolidated', 'merchantWallet'];

/**
 * What a cached answer was given for: it is dropped when the brand's configuration or the
 * language differs.
 */
export type CacheMark = { version: number; language: string };

type Cached = { v: number; lang: string; at: string; value: unknown };

const isCached = (value: unknown): value is Cached =>
  typeof value === 'object' && value !== null && 'v' in value && 'lang' in value && 'at' in value;

/** A kept answer, or undefined when there is none for this configuration and language. */
export const readCache = <Value>(name: CacheName, mark: CacheMark): Value | undefined => {
  const text = readCacheText(name);
  if (text === undefined) return undefined;
  try {
    const cached: unknown = JSON.parse(text);
    if (!isCached(cached) || cached.v !== mark.version || cached.lang !== mark.language) {
      writeCacheText(name, undefined);
      return undefined;
    }
    return cached.value as Value;
  } catch {
    writeCacheText(name, undefined);
    return undefined;
  }
};

export const writeCache = (name: CacheName, mark: CacheMark, value: unknown, now: Date): void => {
  const cached: Cached = { v: mark.version, lang: mark.language, at: now.toISOString(), value };
  writeCacheText(name, JSON.stringify(cached));
};

export const dropCaches = (names: readonly CacheName[] = cacheNames): void => {
  for (const name of names) writeCacheText(name, undefined);
};

/** Login and logout drop what belongs to a person. */
export const dropPersonalCaches = (): void => dropCaches(personal);
