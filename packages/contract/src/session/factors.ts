import { choice, endpoint, flag, type Output, output, text } from '../endpoint';
import { codeRefusals, type CodeSent } from './codes';
import { identityProviders, type IdentityProvider } from './identity';

/** Until when calls that need it pass, and the token that replaces the caller's. */
export type SteppedUp = { until: string; token: string };

export const factorKinds = ['totp', 'passkey'] as const;
export type FactorKind = (typeof factorKinds)[number];

export type Factor = {
  id: string;
  kind: FactorKind;
  name: string;
  addedAt: string;
  usedAt?: string;
};

/** What the account has to show who its player is. */
export type OwnFactors = {
  list: Factor[];
  recoveryCodes: number;
  hasPassword: boolean;
  /** Where a code would be sent; empty while there is a factor. */
  masked: Partial<Record<StepChannel, string>>;
  /** Accounts at other companies. */
  identities: IdentityProvider[];
};

/** The ways by which a code of a step is sent. */
export const stepChannels = ['mail', 'sms'] as const;
export type StepChannel = (typeof stepChannels)[number];

/**
 * What a sign-in on an unknown device asks for, any of these: a factor of the account; without one
 * a code to its proved address or number; without those a solved verification.
 */
export type StepKind = FactorKind | 'recovery' | StepChannel | 'slider';
export type Step = {
  id: string;
  kinds: StepKind[];
  /** Where a code would be sent. */
  masked: Partial<Record<StepChannel, string>>;
};

/** A passkey's ceremony: its id, and what the browser's call of WebAuthn is given. */
export type Ceremony = { id: string; options: Record<string, unknown> };

/** Shown once: the database keeps digests. */
export type RecoveryCodes = { codes: string[] };

const id = text({ pattern: '^[0-9]{1,18}$' });
const ceremonyId = text({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
/** What the browser's WebAuthn answered, as JSON. */
const credential = text({ max: 16_000 });
const code = text({ max: 32 });
const guessing = {
  by: 'address',
  count: 100,
  seconds: 900,
  exact: true,
  refusedOnly: true,
} as const;
const changing = { by: 'player', count: 60, seconds: 3600, exact: true } as const;

/** How a player shows who they are, beside the password of a sign-in. */
export const factorCalls = {
  /**
   * The player confirms who they are, by the password, a code or a passkey: for ten minutes calls
   * with `stepUp` pass. A wrong answer counts as a failed sign-in. Who has neither password nor
   * factor sends the code of `sendStepUpCode` with its `kind`, or what another company has signed.
   */
  stepUp: endpoint({
    method: 'POST',
    path: '/api/session/step-up',
    caller: 'player',
    whileLooking: true,
    sealed: true,
    noStore: true,
    limit: [guessing, { by: 'player', count: 20, seconds: 900, exact: true }],
    input: {
      password: text({ optional: true, max: 255 }),
      code: text({ optional: true, max: 32 }),
      kind: choice(stepChannels, { optional: true }),
      ceremonyId: text({ optional: true, pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
      credential: text({ optional: true, max: 16_000 }),
      provider: choice(identityProviders, { optional: true }),
      idToken: text({ optional: true, max: 4000 }),
    },
    output: output<SteppedUp>(),
    refusals: [
      'session.wrong_credentials',
      'session.locked',
      'session.code_missing',
      'session.code_wrong',
      'session.code_expired',
      'session.step_required',
      'session.external_failed',
      'brand.not_enabled',
    ],
  }),
  /** A code for `stepUp`, to what the account has proved; for an account without a factor. */
  sendStepUpCode: endpoint({
    method: 'POST',
    path: '/api/session/step-up/code',
    caller: 'player',
    whileLooking: true,
    noStore: true,
    limit: { by: 'player', count: 20, seconds: 3600, exact: true },
    input: {
      kind: choice(stepChannels),
      /** Shown as solved; needed from the second code of a day on. */
      verification: text({ optional: true }),
    },
    output: output<CodeSent>(),
    refusals: codeRefusals,
  }),
  listFactors: endpoint({
    method: 'GET',
    path: '/api/session/factors',
    caller: 'player',
    whileLooking: true,
    noStore: true,
    input: {},
    output: output<OwnFactors>(),
    refusals: [],
  }),
  enrolTotp: endpoint({
    method: 'POST',
    path: '/api/session/factors/totp',
    caller: 'player',
    stepUp: true,
    noStore: true,
    limit: changing,
    input: {},
    output: output<{ id: string; secret: string; uri: string }>(),
    refusals: [],
  }),
  confirmTotp: endpoint({
    method: 'POST',
    path: '/api/session/factors/totp/confirm',
    caller: 'player',
    sealed: true,
    stepUp: true,
    noStore: true,
    limit: changing,
    input: { id, code },
    output: output<RecoveryCodes>(),
    refusals: ['request.unknown', 'session.code_wrong'],
  }),
  enrolPasskey: endpoint({
    method: 'POST',
    path: '/api/session/factors/passkey',
    caller: 'player',
    stepUp: true,
    noStore: true,
    limit: changing,
    input: {},
    output: output<Ceremony>(),
    refusals: [],
  }),
  confirmPasskey: endpoint({
    method: 'POST',
    path: '/api/session/factors/passkey/confirm',
    caller: 'player',
    sealed: true,
    stepUp: true,
    noStore: true,
    limit: changing,
    input: { id: ceremonyId, credential },
    output: output<RecoveryCodes>(),
    refusals: ['session.code_expired', 'session.code_wrong'],
  }),
  removeFactor: endpoint({
    method: 'DELETE',
    path: '/api/session/factors/{id}',
    caller: 'player',
    stepUp: true,
    limit: changing,
    input: { id },
    output: output<Record<string, never>>(),
    refusals: ['request.unknown', 'session.last_way_in'],
  }),
  /** Ten new ones; the former ones are void. */
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/session/factors/recovery',
    caller: 'player',
    stepUp: true,
    noStore: true,
    limit: changing,
    input: {},
    output: output<RecoveryCodes>(),
    refusals: [],
  }),
  startPasskey: endpoint({
    method: 'POST',
    path: '/api/session/passkey/options',
    caller: 'anyone',
    noStore: true,
    limit: { by: 'address', count: 60, seconds: 900 },
    input: {},
    output: output<Ceremony>(),
    refusals: [],
  }),
  /** Lifts a lock at once, by a factor of the account. */
  unlock: endpoint({
    method: 'POST',
    path: '/api/session/unlock',
    caller: 'anyone',
    sealed: true,
    noStore: true,
    limit: guessing,
    input: { username: text({ max: 64 }), code },
    output: output<Record<string, never>>(),
    refusals: ['session.code_wrong', 'session.locked'],
  }),
} as const;

/** The sign-ins by a factor. */
export const factorSignIns = <SignIn>(signIn: Output<SignIn>) =>
  ({
    logInByPasskey: endpoint({
      method: 'POST',
      path: '/api/session/passkey',
      caller: 'anyone',
      sealed: true,
      noStore: true,
      limit: guessing,
      input: { id: ceremonyId, credential, remember: flag({ optional: true }) },
      output: signIn,
      refusals: ['session.wrong_credentials', 'session.code_expired'],
    }),
    /** Sends the code of a step to the address or the number that the account has. */
    sendStepCode: endpoint({
      method: 'POST',
      path: '/api/session/step/code',
      caller: 'anyone',
      noStore: true,
      limit: [
        { by: 'address', count: 60, seconds: 900, exact: true },
        { by: 'brand', count: 1000, seconds: 3600, exact: true },
      ],
      input: { stepId: text({ max: 64 }), kind: choice(stepChannels) },
      output: output<CodeSent>(),
      refusals: ['session.code_expired', 'session.code_too_soon', 'session.code_quota'],
    }),
    /** After `session.step_required`. */
    answerStep: endpoint({
      method: 'POST',
      path: '/api/session/step',
      caller: 'anyone',
      sealed: true,
      noStore: true,
      limit: guessing,
      input: {
        stepId: text({ max: 64 }),
        kind: choice(['totp', 'recovery', 'passkey', ...stepChannels, 'slider']),
        code: text({ optional: true, max: 32 }),
        /** Of `slider`: as solved for a login. */
        verification: text({ optional: true, max: 64 }),
        ceremonyId: text({
          optional: true,
          pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
        }),
        credential: text({ optional: true, max: 16_000 }),
      },
      output: signIn,
      refusals: [
        'session.code_expired',
        'session.code_missing',
        'session.code_wrong',
        'session.verification_failed',
        'session.locked',
      ],
    }),
  }) as const;
