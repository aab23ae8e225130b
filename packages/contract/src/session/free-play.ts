import { choice, endpoint, type Output, text, whole } from '../endpoint';

/** Play money of a trial account, gone after a day. */
export const trialFunds = '10000000';

/** A trial account for a visitor, signed in at once. */
export const freePlayCalls = <SignIn>(signIn: Output<SignIn>) =>
  ({
    logInFree: endpoint({
      method: 'POST',
      path: '/wps/session/login/freeplay',
      caller: 'anyone',
      noStore: true,
      limit: [
        { by: 'address', count: 10, seconds: 3600, exact: true },
        { by: 'brand', count: 2000, seconds: 3600, exact: true },
      ],
      input: {
        os: text({ max: 64 }),
        platform: choice(['W']),
        /** 16 random bytes, sealed for this call (JWE): it can be sent once. */
        random: text({ max: 2000 }),
        version: whole({ min: 3, max: 3 }),
      },
      output: signIn,
      refusals: ['brand.not_enabled', 'request.stale'],
    }),
  }) as const;
