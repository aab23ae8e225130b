import type { IdentityProvider } from '@parlour/contract/session/identity';
import type { Context } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { loadedBrand } from '../../brand';
import { findByNumber } from '../sign-in/find-by-number';
import { assertProviderOn } from './provider-flags';
import { claimIdToken, findByIdentity } from './queries';
import { type ExternalIdentity, signedPartOf, verifyIdToken } from './verify-id-token';

/** The person whom a token of a provider that is on names; each token counts once. */
export const provedIdentity = async (
  context: Context,
  provider: IdentityProvider,
  idToken: string,
): Promise<ExternalIdentity> => {
  const { flags } = await loadedBrand(context, context.brand.code);
  assertProviderOn(flags, provider);
  const identity = await verifyIdToken(context, provider, idToken);
  if (!(await claimIdToken(context.sql, signedPartOf(idToken), identity.expiresAt))) {
    throw new Refusal('session.external_failed');
  }
  return identity;
};

/**
 * A number signs in the player who has it now: the company's own id of it may be of an earlier
 * owner.
 */
export const playerOf = async (
  context: Context,
  { provider, subject, mobile }: ExternalIdentity,
): Promise<string | undefined> =>
  mobile === undefined
    ? findByIdentity(context.sql, { brand: context.brand.code, provider, subject })
    : (await findByNumber(context, mobile))?.playerId.toString();
