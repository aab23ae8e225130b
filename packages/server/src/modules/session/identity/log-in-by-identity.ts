import type { InputOf } from '@parlour/contract/endpoint';
import type { session, SignIn } from '@parlour/contract/session';
import type { IdentityProvider, UnknownIdentity } from '@parlour/contract/session/identity';
import type { Context } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { encryptAtRest } from '../../../lib/seal';
import { isFlagOn, loadedBrand } from '../../brand';
import { digestOf, newSecret } from '../secret';
import { requireStep } from '../factors/require-step';
import { openSignIn } from '../sign-in/open-sign-in';
import { claimIdToken, findByIdentity, insertUnknown } from './queries';
import { type ExternalIdentity, verifyIdToken } from './verify-id-token';

const flagOf: Record<IdentityProvider, string> = {
  firebase: 'FIREBASE',
  google: 'GOOGLE',
  facebook: 'FACEBOOK',
};

/**
 * Signs in by an account at another company. An identity without a player gets
 * `session.step_required` with a ticket for the registration.
 */
export const logInByIdentity = async (
  context: Context,
  { provider, idToken }: InputOf<typeof session.logInByIdentity>,
): Promise<SignIn> => {
  const { flags } = await loadedBrand(context, context.brand.code);
  if (!isFlagOn(flags, flagOf[provider])) throw new Refusal('brand.not_enabled');
  const identity = await verifyIdToken(context, provider, idToken);
  if (!(await claimIdToken(context.sql, digestOf(signedPart(idToken)), identity.expiresAt))) {
    throw new Refusal('session.external_failed');
  }
  const brand = context.brand.code;
  const playerId = await findByIdentity(context.sql, { ...identity, brand });
  if (playerId === undefined) throw await registrationOf(context, identity);
  await requireStep(context, playerId);
  return context.database.transaction((sql) => openSignIn(sql, context, playerId));
};

/** Head and claims: one signature can be written in several ways, and what it signs in one. */
const signedPart = (idToken: string): string => idToken.slice(0, idToken.lastIndexOf('.'));

export const mobilePurpose = 'identity mobile';

const registrationOf = async (
  { sql, brand, config }: Context,
  { provider, subject, mobile, email }: ExternalIdentity,
): Promise<Refusal> => {
  const ticket = newSecret();
  await insertUnknown(sql, digestOf(ticket), {
    brand: brand.code,
    provider,
    subject,
    mobile: mobile === undefined ? null : encryptAtRest(config.secretKey, mobilePurpose, mobile),
  });
  const value: UnknownIdentity = {
    register: true,
    identity: ticket,
    ...(email !== undefined && { email }),
  };
  return new Refusal('session.step_required', value);
};
