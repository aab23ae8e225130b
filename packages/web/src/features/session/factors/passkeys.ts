import { session } from '@parlour/contract/session';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { call } from '../../../lib/api/api';
import { Refused } from '../../../lib/api/refused';

/** The browser's own dialog was closed, or it has no passkey of this site. */
const notMade = (): never => {
  throw new Refused('popup.closed');
};

/** A ceremony of the server, signed by a passkey of this browser. */
export const signCeremony = async (): Promise<{ ceremonyId: string; credential: string }> => {
  const { id, options } = await call(session.startPasskey, {});
  const signed = await startAuthentication({ optionsJSON: options as never }).catch(notMade);
  return { ceremonyId: id, credential: JSON.stringify(signed) };
};

/** A new passkey of the player; the recovery codes that came with it. */
export const addPasskey = async (): Promise<string[]> => {
  const { id, options } = await call(session.enrolPasskey, {});
  const made = await startRegistration({ optionsJSON: options as never }).catch(notMade);
  const answer = await call(session.confirmPasskey, { id, credential: JSON.stringify(made) });
  return answer.codes;
};
