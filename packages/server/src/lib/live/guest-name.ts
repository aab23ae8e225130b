import { digestOf } from '../secret';

/** What live messages to a browser without a player are sent to: no process learns its cookie. */
export const guestName = (cookie: string | undefined): string | undefined =>
  cookie === undefined ? undefined : guestNameOf(digestOf(cookie));

export const guestNameOf = (guestHash: Buffer): string => `guest:${guestHash.toString('hex')}`;
