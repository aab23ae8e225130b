import type { IdentityProvider } from '@parlour/contract/session/identity';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import type { Context } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { digestOf } from '../../../lib/secret';

/** A person as another company knows them. */
export type ExternalIdentity = {
  provider: IdentityProvider;
  /** The person's id within the Firebase project. */
  subject: string;
  /** Digits with the country's code; only of `firebase`. */
  mobile?: string;
  /** Only one that the other company has verified. */
  email?: string;
  /** As the person calls themselves there. */
  name?: string;
  /** Until then the same token could be sent again. */
  expiresAt: Date;
};

const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** A sign-in that is older than this was not made for this call. */
const longestAgeSeconds = 600;

const firebaseNames: Record<IdentityProvider, string> = {
  firebase: 'phone',
  google: 'google.com',
  facebook: 'facebook.com',
};

type Deps = Pick<Context, 'brand' | 'clock' | 'config' | 'log' | 'requestId'>;

/**
 * Verifies an ID token of the brand's Firebase project: signature, issuer, audience, expiry, age
 * and the provider it was given for. Anything else is `session.external_failed`.
 */
export const verifyIdToken = async (
  deps: Deps,
  provider: IdentityProvider,
  idToken: string,
): Promise<ExternalIdentity> => {
  const { brand, clock, config } = deps;
  const project = brand.settings.firebaseProjectId;
  if (!project) throw new Refusal('brand.not_enabled');
  const keys = keySetOf(config.firebaseEmulator ? `${config.firebaseEmulator}/jwks` : googleKeys);
  try {
    const { payload } = await jwtVerify<FirebaseClaims>(idToken, keys, {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${project}`,
      audience: project,
      currentDate: clock.now(),
      maxTokenAge: '1 h',
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    return identityOf(provider, payload, clock.now());
  } catch (error) {
    throw refusalFor(deps, error);
  }
};

/**
 * What names a token for ever: head and claims. One signature can be written in several ways, and
 * what it signs in one.
 */
export const signedPartOf = (idToken: string): Buffer =>
  digestOf(idToken.slice(0, idToken.lastIndexOf('.')));

type FirebaseClaims = JWTPayload & {
  auth_time?: unknown;
  email?: unknown;
  email_verified?: unknown;
  name?: unknown;
  phone_number?: unknown;
  firebase?: { sign_in_provider?: unknown };
};

class WrongClaim extends Error {}

const identityOf = (
  provider: IdentityProvider,
  claims: FirebaseClaims,
  now: Date,
): ExternalIdentity => {
  const { sub: subject, exp, auth_time: signedInAt } = claims;
  if (!subject || subject.length > 128 || exp === undefined) throw new WrongClaim('sub');
  if (claims.firebase?.sign_in_provider !== firebaseNames[provider]) {
    throw new WrongClaim('sign_in_provider');
  }
  const age = typeof signedInAt === 'number' ? now.getTime() / 1000 - signedInAt : Infinity;
  if (age > longestAgeSeconds || age < -longestAgeSeconds) throw new WrongClaim('auth_time');
  const number = /^\+([1-9]\d{5,14})$/.exec(String(claims.phone_number))?.[1];
  if (provider === 'firebase' && number === undefined) throw new WrongClaim('phone_number');
  const email = claims.email_verified === true ? claims.email : undefined;
  return {
    provider,
    subject,
    ...(provider === 'firebase' && number !== undefined && { mobile: number }),
    ...(typeof email === 'string' && email.length <= 254 && { email }),
    ...(typeof claims.name === 'string' && claims.name.length <= 60 && { name: claims.name }),
    expiresAt: new Date(exp * 1000),
  };
};

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

/** Fetched when a key is unknown, at most every half a minute, and kept for ten minutes. */
const keySetOf = (address: string) => {
  const keys =
    keySets.get(address) ?? createRemoteJWKSet(new URL(address), { timeoutDuration: 3000 });
  keySets.set(address, keys);
  return keys;
};

const refusalFor = ({ log, requestId, brand }: Deps, error: unknown): Refusal => {
  const isTheirs = error instanceof errors.JOSEError || error instanceof WrongClaim;
  const reason = error instanceof errors.JOSEError ? error.code : (error as Error).message;
  log.warn('session.identity_refused', { id: requestId, brand: brand.code, reason });
  // Their servers do not answer: the person may try again, nothing was judged.
  const isUnreachable = !isTheirs || error instanceof errors.JWKSTimeout;
  return isUnreachable
    ? new Refusal('system.busy', undefined, 5)
    : new Refusal('session.external_failed');
};
