import type { IdentityProvider } from '@parlour/contract/session/identity';
import { Refusal } from '../../../lib/refusal';
import { type Flag, isFlagOn } from '../../brand';

/** `firebase` is who sends the codes of the login by SMS, which has a flag of its own. */
const flagsOf: Record<IdentityProvider, readonly string[]> = {
  firebase: ['FIREBASE', 'MOBILEVERCODELOGIN3'],
  google: ['GOOGLE'],
  facebook: ['FACEBOOK'],
};

export const assertProviderOn = (flags: Flag[], provider: IdentityProvider): void => {
  if (!isProviderOn(flags, provider)) throw new Refusal('brand.not_enabled');
};

export const isProviderOn = (flags: Flag[], provider: IdentityProvider): boolean =>
  flagsOf[provider].every((flag) => isFlagOn(flags, flag));
