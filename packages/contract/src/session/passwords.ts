import { endpoint, output, text } from '../endpoint';

/** The token that replaces the caller's after a change of the password. */
export type PasswordChanged = { token: string; expiresAt: string };

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
} as const;
