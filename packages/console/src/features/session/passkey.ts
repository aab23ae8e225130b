import { operator } from '@parlour/contract/operator';
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { call } from '../../lib/api/call';
import { ConsoleRefused } from '../../lib/api/refused';

export const hasPasskeys = browserSupportsWebAuthn;

/** What a passkey of this device signed, for a call that takes one. */
export const signWithPasskey = async (): Promise<{ ceremonyId: string; credential: string }> => {
  const { id, options } = await call(operator.startPasskey, {});
  const signed = await startAuthentication({ optionsJSON: options as never }).catch(() => {
    throw new ConsoleRefused('popup.closed');
  });
  return { ceremonyId: id, credential: JSON.stringify(signed) };
};
