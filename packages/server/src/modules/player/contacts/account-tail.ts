import { digestsOf, type KeyedDigest } from '../../../lib/personal/personal';
import type { SiteKeys } from '../../../lib/seal';

/** The digests by which operators find players by the last four digits of a bank account. */
export const accountTailDigests = (keys: SiteKeys, brand: string, last4: string): KeyedDigest[] =>
  digestsOf(keys, { brand, kind: 'last4' }, last4);
