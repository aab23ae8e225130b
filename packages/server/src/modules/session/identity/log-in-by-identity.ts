import type { InputOf } from '@parlour/contract/endpoint';
import type { session, SignIn } from '@parlour/contract/session';
import type { IdentityProvider, UnknownIdentity } from '@parlour/contract/session/identity';
import type { Context } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { loadedBrand } from '../../brand';
import { requireStep } from '../factors/require-step';
import { openSignIn } from '../sign-in/open-sign-in';
import { findByNumber } from '../sign-in/find-by-number';
import { claimIdToken, findByIdentity } from './queries';
import { assertProviderOn } from './provider-flags';
import { issueTicket } from './ticket';
import { type ExternalIdentity, signedPartOf, verifyIdToken } from './verify-id-token';

/**
 * Signs in by an account at another company. An identity without a player gets
 * `session.step_required` with a ticket for the registration.
 */
export const logInByIdentity = async (
  context: Context,
  { provider, idToken, remember }: InputOf<typeof session.logInByIdentity>,
): Promise<SignIn> => {
  const { flags } = await loadedBrand(context, context.brand.code);
  assertProviderOn(flags, provider);
  const identity = await verifyIdToken(context, provider, idToken);
  if (!(await claimIdToken(context.sql, signedPartOf(idToken), identity.expiresAt))) {
    throw new Refusal('session.external_failed');
  }
  const playerId = await playerOf(context, identity);
  if (playerId === undefined) throw await registrationOf(context, provider, identity);
  await requireStep(context, playerId, { remember });
  return context.database.transaction((sql) => openSignIn(sql, context, playerId, { remember }));
};

/** A number signs in whoever has it now: the company's own id of it may be of an earlier owner. */
const playerOf = (
  context: Context,
  { provider, subject, mobile }: ExternalIdentity,
): Promise<string | undefined> =>
  mobile === undefined
    ? findByIdentity(context.sql, { brand: context.brand.code, provider, subject })
    : findByNumber(context, mobile).then((found) => found?.playerId.toString());

const registrationOf = async (
  context: Context,
  provider: IdentityProvider,
  identity: ExternalIdentity,
): Promise<Refusal> => {
  const { email, name, mobile } = identity;
  const value: UnknownIdentity = {
    register: true,
    provider,
    identity: await issueTicket(context, identity),
    ...(email !== undefined && { email }),
    ...(name !== undefined && { name }),
    ...(mobile !== undefined && { mobile }),
  };
  return new Refusal('session.step_required', value);
};
