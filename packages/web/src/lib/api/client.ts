import type { SealKey } from '@parlour/contract/seal';
import type { Refused } from './refused';

/** What the calls need of their page; `app` sets it before the first one. */
export const client = {
  language: 'VI',
  sealKeys: [] as readonly SealKey[],
  /** Called for each refusal that means: this token is dead. */
  onSignedOut: (_refused: Refused): void => {},
  /** Called for each refusal that means: the site is closed, here or for everyone. */
  onClosed: (): void => {},
};
