import { session } from '@parlour/contract/session';
import { startAuthentication } from '@simplewebauthn/browser';
import { call } from '../../../lib/api/api';
import { passkeyNotMade } from './has-passkeys';

/** A ceremony of the server, signed by a passkey of this browser. */
export const signCeremony = async (): Promise<{ ceremonyId: string; credential: string }> => {
  const { id, options } = await call(session.startPasskey, {});
  const signed = await startAuthentication({ optionsJSON: options as never }).catch(passkeyNotMade);
  return { ceremonyId: id, credential: JSON.stringify(signed) };
};
