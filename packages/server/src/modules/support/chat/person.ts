import type { Context } from '../../../lib/context';
import { guestNameOf } from '../../../lib/live/guest-name';
import { guestOf } from '../../session';

/** Whose chat it is: a player's, or that of a visitor's browser. */
export type ChatPerson = { brand: string; playerId: string | null; guestHash: Buffer | null };

/** Who calls; a browser without a guest cookie has no chat yet. */
export const personOf = (context: Pick<Context, 'brand' | 'cookies' | 'signedIn'>): ChatPerson => {
  const { playerId } = context.signedIn ?? {};
  if (playerId !== undefined) return { brand: context.brand.code, playerId, guestHash: null };
  const { brand, guestHash } = guestOf(context);
  return { brand, playerId: null, guestHash };
};

/** What live messages to the person's pages are sent to. */
export const liveNameOf = ({ playerId, guestHash }: Omit<ChatPerson, 'brand'>): string => {
  if (playerId !== null) return playerId;
  if (guestHash === null) throw new Error('a chat is a player’s or a visitor’s');
  return guestNameOf(guestHash);
};
