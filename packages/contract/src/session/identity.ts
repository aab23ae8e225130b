import { choice, endpoint, flag, output, text } from '../endpoint';
import type { SignIn } from '../session';

/** Sign-in by an account at another company; `firebase` is a number that it verified by SMS. */
export const identityProviders = ['firebase', 'google', 'facebook'] as const;
export type IdentityProvider = (typeof identityProviders)[number];

/** A player links an account of these; a number is bound as a contact. */
export const linkedCompanies = ['google', 'facebook'] as const;
export type LinkedCompany = (typeof linkedCompanies)[number];

/** The value of `session.step_required` for an identity without a player. */
export type UnknownIdentity = {
  register: true;
  provider: IdentityProvider;
  /** Names the identity in the registration that follows: half an hour, one use, this browser. */
  identity: string;
  /** What the other company says, to fill the form. */
  email?: string;
  name?: string;
  /** The proved number, as E.164 digits. */
  mobile?: string;
};

const changing = { by: 'player', count: 30, seconds: 3600, exact: true } as const;

export const identityCalls = {
  logInByIdentity: endpoint({
    method: 'POST',
    path: '/api/session/identity',
    caller: 'anyone',
    sealed: true,
    noStore: true,
    limit: [
      { by: 'address', count: 30, seconds: 900, exact: true, refusedOnly: true },
      { by: 'brand', count: 1000, seconds: 900, exact: true, refusedOnly: true },
    ],
    input: {
      provider: choice(identityProviders),
      idToken: text({ min: 1, max: 4000 }),
      remember: flag({ optional: true }),
    },
    output: output<SignIn>(),
    refusals: ['session.external_failed', 'session.step_required', 'brand.not_enabled'],
  }),
  /** An account at another company signs this player in from now on; one of each company. */
  linkIdentity: endpoint({
    method: 'POST',
    path: '/api/session/identities',
    caller: 'player',
    stepUp: true,
    sealed: true,
    noStore: true,
    limit: changing,
    input: { provider: choice(linkedCompanies), idToken: text({ min: 1, max: 4000 }) },
    output: output<Record<string, never>>(),
    refusals: ['session.external_failed', 'session.identity_taken', 'brand.not_enabled'],
  }),
  /** The last way into an account is not unlinked. */
  unlinkIdentity: endpoint({
    method: 'POST',
    path: '/api/session/identities/unlink',
    caller: 'player',
    stepUp: true,
    noStore: true,
    limit: changing,
    input: { provider: choice(linkedCompanies) },
    output: output<Record<string, never>>(),
    refusals: ['request.unknown', 'session.last_way_in'],
  }),
} as const;
