import type { Context } from '../../../lib/context';
import { greetGuest, guestOf } from '../verification/guest';

/**
 * The browser that asks for a code, which alone may use it: the wrong tries and the new codes of a
 * stranger who knows the number leave the owner's as it is.
 */
export const askingBrowser = (context: Context): string =>
  greetGuest(context).guestHash.toString('base64url');

/** The browser that types a code; one that never asked for one fits none. */
export const typingBrowser = (context: Context): string =>
  guestOf(context).guestHash.toString('base64url');
