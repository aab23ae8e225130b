import { session } from '@parlour/contract/session';
import { startRegistration } from '@simplewebauthn/browser';
import { call } from '../../../lib/api/api';
import { passkeyNotMade } from './has-passkeys';

/** A new passkey of the player; the recovery codes that came with it. */
export const addPasskey = async (): Promise<string[]> => {
  const { id, options } = await call(session.enrolPasskey, {});
  const made = await startRegistration({ optionsJSON: options as never }).catch(passkeyNotMade);
  const answer = await call(session.confirmPasskey, { id, credential: JSON.stringify(made) });
  return answer.codes;
};
