import { withinLimit } from '../../../lib/navigation/chunk';
import type * as Values from './registration-values';
import type * as Sending from './send-registration';

type RegistrationPart = typeof Values & typeof Sending;

let part: RegistrationPart | undefined;

/** The rules, the sealing and the calls: they come with the first touch, or with a link's code. */
export const loadRegistration = async (): Promise<RegistrationPart> => {
  const loading = Promise.all([import('./registration-values'), import('./send-registration')]);
  const [values, sending] = await withinLimit(loading);
  part ??= { ...values, ...sending };
  return part;
};

export const loadedRegistration = (): RegistrationPart | undefined => part;
