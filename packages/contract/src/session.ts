import { choice, endpoint, endpoints, flag, output, text } from './endpoint';
import type { Member } from './player';
import { codeCalls } from './session/codes';
import { contactCalls } from './session/contacts';
import { identityCalls } from './session/identity';
import { freePlayCalls } from './session/free-play';
import { deviceCalls } from './session/devices';
import { factorCalls, factorSignIns } from './session/factors';
import { returnCalls } from './session/return';
import { passwordCalls } from './session/passwords';
import { unlockCalls } from './session/unlock';
import { verificationCalls } from './session/verification';
import { registrationCalls } from './session/registration';

/** The answer of every sign-in, registration and resume. */
export type SignIn = Member & {
  token: string;
  /** `look`: the browser remembered the player; what is more than reading asks for a step-up. */
  strength: 'full' | 'look';
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  passwordDefault: boolean;
  /** Of the sign-in before: when, the country of its address as two letters, and the device. */
  lastLogin?: {
    at: string;
    place?: string;
    device?: string;
    /** A new device, let in by a puzzle alone: the account has nothing else to ask for. */
    isUnproved?: true;
  };
  expiresAt: string;
};

/** Payouts less stakes; an open round counts with its stake. */
export type Played = { startedAt: string; net: string; asOf: string };

export const session = endpoints('session', {
  ...factorCalls,
  ...factorSignIns(output<SignIn>()),
  ...deviceCalls,
  ...freePlayCalls(output<SignIn>()),
  logIn: endpoint({
    method: 'POST',
    path: '/wps/session/login',
    caller: 'anyone',
    sealed: true,
    noStore: true,
    // Over all names, so that one address cannot go from account to account.
    limit: [
      { by: 'address', count: 100, seconds: 900, exact: true, refusedOnly: true },
      { by: 'brand', count: 500, seconds: 900, exact: true, refusedOnly: true },
    ],
    input: {
      username: text({ max: 64 }),
      password: text({ max: 255 }),
      captcha: text({ optional: true }),
      type: choice(['username', 'sms']),
      verification: text({ optional: true }),
      countryDialingCode: text({ optional: true, max: 8 }),
      entrance: choice(['member', 'agent'], { optional: true }),
      remember: flag({ optional: true }),
    },
    output: output<SignIn>(),
    refusals: [
      'session.wrong_credentials',
      'session.captcha_required',
      'session.captcha_wrong',
      'session.verification_required',
      'session.verification_failed',
      'session.locked',
      'session.held',
      'session.step_required',
      'session.not_agent',
      'session.not_member',
      'session.code_missing',
      'session.code_wrong',
      'session.code_expired',
      'brand.not_enabled',
    ],
  }),
  logOut: endpoint({
    method: 'DELETE',
    path: '/wps/session/logout',
    caller: 'anyone',
    token: 'used',
    whileLooking: true,
    whilePasswordMustChange: true,
    input: {},
    output: output<Record<string, never>>(),
    refusals: [],
  }),
  ...registrationCalls,
  resume: endpoint({
    method: 'POST',
    path: '/api/session/resume',
    caller: 'anyone',
    background: true,
    noStore: true,
    limit: [
      { by: 'address', count: 300, seconds: 60 },
      { by: 'device', count: 60, seconds: 60 },
    ],
    input: {},
    // A visitor without a session gets an answer, not an error: every visitor may call.
    output: output<SignIn | null>(),
    refusals: [],
  }),
  touch: endpoint({
    method: 'POST',
    path: '/api/session/touch',
    caller: 'player+trial',
    whileLooking: true,
    input: {},
    output: output<Record<string, never>>(),
    refusals: [],
  }),
  ...codeCalls,
  ...contactCalls,
  ...identityCalls,
  ...passwordCalls,
  ...unlockCalls,
  ...returnCalls,
  ...verificationCalls,
  /** The sums of the caller's rounds for money since this sign-in. */
  readPlayed: endpoint({
    method: 'GET',
    path: '/api/session/played',
    caller: 'player',
    whileLooking: true,
    background: true,
    noStore: true,
    // Each call sums all play since the sign-in.
    limit: { by: 'player', count: 120, seconds: 60 },
    input: {},
    output: output<Played>(),
    refusals: [],
  }),
});
