import { Refused } from '../../../lib/api/refused';

/** Old browsers, and frames without the right, have none. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/** The browser's own dialog was closed, or it has no passkey of this site. */
export const passkeyNotMade = (): never => {
  throw new Refused('popup.closed');
};
