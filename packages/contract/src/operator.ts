import { endpoint, endpoints, output, text } from './endpoint';
import { accountCalls } from './operator/account';
import { changeCalls } from './operator/changes';
import { networkCalls } from './operator/networks';
import type { SealKey } from './seal';
import type { Ceremony } from './session/factors';

/** What a person may do, and where. */
export type OwnRights = {
  /** Each right in force (`noun.verb`) with the codes of its brands. */
  rights: Record<string, string[]>;
};

export type HeldRole = { id: string; name: string; brands?: string[]; until?: string };

/** The person who is signed in at the console. */
export type OperatorMe = OwnRights & {
  id: string;
  name: string;
  language: 'VI' | 'EN';
  roles: HeldRole[];
  brands: { code: string; name: string; isDemo: boolean }[];
  /** The page is locked: it opens by a factor. */
  locked: boolean;
  /** Until when calls that need a step-up pass. */
  steppedUpUntil?: string;
  expiresAt: string;
};

export type Person = {
  id: string;
  name: string;
  state: 'invited' | 'active' | 'stopped';
  roles: HeldRole[];
  factors: ('totp' | 'passkey')[];
  /** When the person last did something, while signed in. */
  activeAt?: string;
  signedIn: boolean;
};

export type OperatorRole = {
  id: string;
  name: string;
  rights: string[];
  seeded: boolean;
  version: number;
};

/** What the page of an invitation shows: an authenticator app's secret, or a passkey's ceremony. */
export type OpenInvitation = { name: string; secret: string; uri: string; passkey: Ceremony };

/** Ten codes, shown once, and the session that was opened. */
export type AcceptedInvitation = { recoveryCodes: string[]; me: OperatorMe };

const id = text({ pattern: '^[0-9]{1,18}$' });
const reason = text({ min: 3, max: 500 });
const ticket = text({ pattern: '^[A-Za-z0-9_-]{43}$' });
/** A code of an authenticator app or a recovery code, or a passkey's answer. */
const factor = {
  code: text({ optional: true, max: 32 }),
  ceremonyId: text({ optional: true, pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  credential: text({ optional: true, max: 16_000 }),
};
const factorRefusals = [
  'operator.wrong_credentials',
  'operator.code_used',
  'operator.account_locked',
] as const;
const guessing = {
  by: 'address',
  count: 30,
  seconds: 1800,
  exact: true,
  refusedOnly: true,
} as const;
const proving = [guessing, { by: 'player', count: 20, seconds: 900, exact: true }] as const;

export const operator = endpoints('operator', {
  /** What a sealed call of this origin needs. */
  readKeys: endpoint({
    method: 'GET',
    path: '/console/keys',
    caller: 'anyone',
    noStore: true,
    input: {},
    output: output<{ sealKeys: SealKey[]; serverTime: string }>(),
    refusals: [],
  }),
  readMe: endpoint({
    method: 'GET',
    path: '/console/session',
    caller: 'operator',
    whileLocked: true,
    background: true,
    noStore: true,
    input: {},
    output: output<OperatorMe>(),
    refusals: [],
  }),
  signOut: endpoint({
    method: 'DELETE',
    path: '/console/session',
    caller: 'operator',
    whileLocked: true,
    input: {},
    output: output<Record<string, never>>(),
    refusals: [],
  }),
  /** By name, password and a factor's code, or by a passkey alone. */
  signIn: endpoint({
    method: 'POST',
    path: '/console/session',
    caller: 'anyone',
    sealed: true,
    noStore: true,
    limit: guessing,
    input: {
      name: text({ optional: true, max: 64 }),
      password: text({ optional: true, max: 255 }),
      ...factor,
    },
    output: output<OperatorMe>(),
    refusals: [...factorRefusals, 'operator.network_refused', 'operator.device_unknown'],
  }),
  /** The code that was mailed for a sign-in in an unknown browser, with its ticket. */
  confirmDevice: endpoint({
    method: 'POST',
    path: '/console/session/device',
    caller: 'anyone',
    sealed: true,
    once: true,
    noStore: true,
    limit: guessing,
    input: { ticket, code: text({ pattern: '^[0-9]{6}$' }) },
    output: output<OperatorMe>(),
    refusals: [
      'operator.device_code_wrong',
      'operator.device_code_over',
      'operator.network_refused',
    ],
  }),
  startPasskey: endpoint({
    method: 'POST',
    path: '/console/session/passkey',
    caller: 'anyone',
    noStore: true,
    limit: { by: 'address', count: 60, seconds: 900 },
    input: {},
    output: output<Ceremony>(),
    refusals: [],
  }),
  /** Opens a locked page; for five minutes calls with `stepUp` pass. */
  unlock: endpoint({
    method: 'POST',
    path: '/console/session/unlock',
    caller: 'operator',
    whileLocked: true,
    sealed: true,
    noStore: true,
    limit: proving,
    input: factor,
    output: output<OperatorMe>(),
    refusals: factorRefusals,
  }),
  /** The person shows by a factor who they are: for five minutes calls with `stepUp` pass. */
  stepUp: endpoint({
    method: 'POST',
    path: '/console/session/step-up',
    caller: 'operator',
    sealed: true,
    noStore: true,
    limit: proving,
    input: factor,
    output: output<{ until: string }>(),
    refusals: factorRefusals,
  }),
  lock: endpoint({
    method: 'POST',
    path: '/console/session/lock',
    caller: 'operator',
    whileLocked: true,
    input: {},
    output: output<Record<string, never>>(),
    refusals: [],
  }),
  openInvitation: endpoint({
    method: 'POST',
    path: '/console/invitations/open',
    caller: 'anyone',
    noStore: true,
    limit: guessing,
    input: { ticket },
    output: output<OpenInvitation>(),
    refusals: ['operator.invitation_over'],
  }),
  /** Chooses the password and confirms the factor; nothing opens before both. */
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/console/invitations/accept',
    caller: 'anyone',
    sealed: true,
    noStore: true,
    limit: guessing,
    input: { ticket, password: text({ min: 12, max: 255 }), ...factor },
    output: output<AcceptedInvitation>(),
    refusals: [
      'operator.invitation_over',
      'operator.password_weak',
      'operator.wrong_credentials',
      'operator.code_used',
    ],
  }),
  listPeople: endpoint({
    method: 'GET',
    path: '/console/people',
    caller: 'operator',
    right: 'operator.r',
    input: {},
    output: output<{ list: Person[] }>(),
    refusals: [],
  }),
  listRoles: endpoint({
    method: 'GET',
    path: '/console/roles',
    caller: 'operator',
    right: 'role.r',
    input: {},
    output: output<{ list: OperatorRole[] }>(),
    refusals: [],
  }),
  /** Ends a person's session, at once and by one. */
  endSessions: endpoint({
    method: 'DELETE',
    path: '/console/people/{id}/sessions',
    caller: 'operator',
    right: 'operator.w',
    input: { id, reason },
    output: output<Record<string, never>>(),
    refusals: ['request.unknown', 'operator.self'],
  }),
  /** A person who left: their session ends and they sign in no more, at once and by one. */
  stopPerson: endpoint({
    method: 'POST',
    path: '/console/people/{id}/stop',
    caller: 'operator',
    right: 'operator.w',
    stepUp: true,
    input: { id, reason },
    output: output<Record<string, never>>(),
    refusals: ['request.unknown', 'operator.self', 'operator.last_of_kind'],
  }),
  ...accountCalls,
  ...changeCalls,
  ...networkCalls,
});
