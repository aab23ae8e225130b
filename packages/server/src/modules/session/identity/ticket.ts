import type { Transaction } from '@parlour/node-kit/database/database';
import type { IdentityProvider } from '@parlour/contract/session/identity';
import type { Context } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { encryptAtRest, openAtRest } from '../../../lib/seal';
import { loadedBrand } from '../../brand';
import { digestOf, newSecret } from '../../../lib/secret';
import { greetGuest, guestOf } from '../verification/guest';
import { assertProviderOn } from './provider-flags';
import { insertIdentity, insertUnknown, readUnknown, takeUnknown } from './queries';
import type { ExternalIdentity } from './verify-id-token';

export const mobilePurpose = 'identity mobile';

/** A ticket for the registration of an identity without a player, for this browser alone. */
export const issueTicket = async (
  context: Context,
  { provider, subject, mobile }: ExternalIdentity,
): Promise<string> => {
  const { sql, config } = context;
  const ticket = newSecret();
  await insertUnknown(sql, digestOf(ticket), {
    ...greetGuest(context),
    provider,
    subject,
    mobile: mobile === undefined ? null : encryptAtRest(config.secretKey, mobilePurpose, mobile),
  });
  return ticket;
};

/** The identity of a registration's ticket. */
export type TicketIdentity = {
  provider: IdentityProvider;
  /** Proved at the other company. */
  mobile: string | undefined;
  /** Uses the ticket up and gives the identity to the new player, in the player's transaction. */
  claim: (sql: Transaction, playerId: string) => Promise<void>;
};

/** A ticket that is used, too old or another browser's is refused; the person signs in again. */
export const identityOf = async (
  context: Context,
  ticket: string | undefined,
): Promise<TicketIdentity | undefined> => {
  if (!ticket) return undefined;
  const ticketHash = digestOf(ticket);
  const unknown = await readUnknown(context.sql, ticketHash, guestOf(context));
  if (!unknown) throw new Refusal('session.external_failed');
  const { provider, subject, mobile } = unknown;
  const { flags } = await loadedBrand(context, context.brand.code);
  assertProviderOn(flags, provider);
  const claim = async (sql: Transaction, playerId: string): Promise<void> => {
    const isFirst = await takeUnknown(sql, ticketHash);
    const identity = { brand: context.brand.code, provider, subject };
    // A number is the player's as a contact, which may change hands.
    const isTheirs = mobile !== null || (await insertIdentity(sql, identity, playerId));
    if (!isFirst || !isTheirs) throw new Refusal('session.external_failed');
  };
  return {
    provider,
    mobile: mobile ? openAtRest(context.config, mobilePurpose, mobile).text : undefined,
    claim,
  };
};
