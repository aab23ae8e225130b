import type { InputOf } from '@parlour/contract/endpoint';
import type { session, SignIn } from '@parlour/contract/session';
import type { IdentityProvider, UnknownIdentity } from '@parlour/contract/session/identity';
import type { Context } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { requireStep } from '../factors/require-step';
import { openSignIn } from '../sign-in/open-sign-in';
import { playerOf, provedIdentity } from './proved-identity';
import { issueTicket } from './ticket';
import type { ExternalIdentity } from './verify-id-token';

/**
 * Signs in by an account at another company. An identity without a player gets
 * `session.step_required` with a ticket for the registration.
 */
export const logInByIdentity = async (
  context: Context,
  { provider, idToken, remember }: InputOf<typeof session.logInByIdentity>,
): Promise<SignIn> => {
  const identity = await provedIdentity(context, provider, idToken);
  const playerId = await playerOf(context, identity);
  if (playerId === undefined) throw await registrationOf(context, provider, identity);
  await requireStep(context, playerId, { remember });
  return context.database.transaction((sql) => openSignIn(sql, context, playerId, { remember }));
};

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
