import type { SealKey } from '@parlour/contract/seal';
import type { Refused } from './refused';

/** What the calls need to know of the page they run in; `app` sets it before the first one. */
export const client = {
  language: 'VI',
  sealKeys: [] as readonly SealKey[],
  /** Told of each refusal that means: this token is dead. */
  onSignedOut: (_refused: Refused): void => {},
};
