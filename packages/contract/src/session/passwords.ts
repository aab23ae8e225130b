import { endpoint, output, text } from '../endpoint';
import type { SignIn } from '../session';

/** Why a session may only change the password: it was given by someone else, or is too old. */
export type MustChange = 'default' | 'expired';

/** The token that replaces the caller's after a change of the password. */
export type PasswordChanged = { token: string; expiresAt: string };

/** Tries of a mailed or sent secret: only those that are refused count. */
export const secretTries = [
  { by: 'address', count: 30, seconds: 900, exact: true, refusedOnly: true },
  { by: 'brand', count: 500, seconds: 900, exact: true, refusedOnly: true },
] as const;

const passwordReset = {
  method: 'POST',
  caller: 'anyone',
  sealed: true,
  noStore: true,
  limit: secretTries,
  output: output<SignIn>(),
  refusals: ['session.password_weak', 'session.password_reused', 'session.step_required'],
} as const;

export const passwordCalls = {
  /**
   * The old password may be missing within five minutes of a sign-in by password in this session,
   * and where the account has none. Ends all other sessions.
   */
  changePassword: endpoint({
    method: 'POST',
    path: '/wps/member/password',
    caller: 'player',
    sealed: true,
    noStore: true,
    whilePasswordMustChange: true,
    limit: { by: 'player', count: 20, seconds: 900, exact: true },
    input: {
      oldPassword: text({ optional: true, max: 255 }),
      newPassword: text({ max: 128 }),
      confirmNewPassword: text({ max: 128 }),
    },
    output: output<PasswordChanged>(),
    refusals: [
      'session.wrong_credentials',
      'session.locked',
      'session.password_weak',
      'session.password_reused',
      'session.step_up_required',
    ],
  }),
  /** Always succeeds, whether or not name and address belong together. */
  requestPasswordMail: endpoint({
    method: 'POST',
    path: '/wps/member/password/email',
    caller: 'anyone',
    form: true,
    noStore: true,
    limit: [
      { by: 'address', count: 10, seconds: 3600, exact: true },
      { by: 'brand', count: 500, seconds: 3600, exact: true },
    ],
    input: { username: text({ max: 64 }), email: text({ max: 255 }) },
    output: output<Record<string, never>>(),
    refusals: ['brand.not_enabled'],
  }),
  /** By the link of the mail; signs in and ends all other sessions. */
  resetPasswordByMail: endpoint({
    ...passwordReset,
    path: '/api/session/password',
    input: { ticket: text({ max: 64 }), newPassword: text({ max: 128 }) },
    refusals: [...passwordReset.refusals, 'session.link_used'],
  }),
  /** By a code to the account's number; signs in and ends all other sessions. */
  resetPasswordByMobile: endpoint({
    ...passwordReset,
    path: '/wps/member/password/verification',
    input: {
      mobileNum: text({ max: 32 }),
      countryDialingCode: text({ max: 8 }),
      verificationCode: text({ max: 16, optional: true }),
      newPassword: text({ max: 128 }),
    },
    refusals: [
      ...passwordReset.refusals,
      'session.code_missing',
      'session.code_wrong',
      'session.code_expired',
      'brand.not_enabled',
    ],
  }),
} as const;
