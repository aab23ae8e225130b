import type { Platform } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { openSealed } from '../../lib/seal';
import { claimNonce } from './queries';
import { sealKeys } from './seal-keys';

/** The largest difference between the time in a sealed call and ours. */
const windowMs = 120_000;

type Deps = Pick<Platform, 'database' | 'clock' | 'config'>;

/**
 * The content of a sealed call. A call that is stale or meant for another path is refused, with our
 * time, so that an honest browser with a wrong clock can try once more.
 */
export const unseal = async (
  deps: Deps,
  sealed: string,
  method: string,
  path: string,
): Promise<Record<string, unknown>> => {
  const now = deps.clock.now();
  const stale = () => new Refusal('request.stale', { serverTime: now.toISOString() });
  const text = await openSealed(sealed, await keyFinder(deps, sealed));
  if (!text || text.method !== method || text.path !== path) throw stale();
  const at = Date.parse(text.at);
  if (Number.isNaN(at) || Math.abs(now.getTime() - at) > windowMs) throw stale();
  if (text.nonce.length < 16 || text.nonce.length > 64) throw stale();
  if (!(await claimNonce(deps.database.sql, text.nonce, new Date(at + 2 * windowMs)))) {
    throw stale();
  }
  return text.body;
};

/** Reads the database once more for a key that another process may just have made. */
const keyFinder = async (deps: Deps, sealed: string) => {
  const kid = kidOf(sealed);
  let { privateByKid } = await sealKeys(deps);
  if (kid !== undefined && !privateByKid.has(kid)) {
    ({ privateByKid } = await sealKeys(deps, { look: true }));
  }
  return (wanted: string) => privateByKid.get(wanted);
};

const kidOf = (sealed: string): string | undefined => {
  try {
    const head = Buffer.from(sealed.split('.')[0] ?? '', 'base64url').toString('utf8');
    const kid = (JSON.parse(head) as { kid?: unknown }).kid;
    return typeof kid === 'string' ? kid : undefined;
  } catch {
    return undefined;
  }
};
