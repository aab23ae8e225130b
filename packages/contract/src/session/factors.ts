import { endpoint, output, text } from '../endpoint';

/** Until when calls that need it pass, and the token that replaces the caller's. */
export type SteppedUp = { until: string; token: string };

/** How a player shows who they are, beside the password of a sign-in. */
export const factorCalls = {
  /**
   * The player confirms who they are, by the password: for ten minutes calls with `stepUp` pass. A
   * wrong answer counts as a failed sign-in.
   */
  stepUp: endpoint({
    method: 'POST',
    path: '/api/session/step-up',
    caller: 'player',
    sealed: true,
    noStore: true,
    limit: [
      { by: 'address', count: 100, seconds: 900, exact: true, refusedOnly: true },
      { by: 'player', count: 20, seconds: 900, exact: true },
    ],
    input: { password: text({ max: 255 }) },
    output: output<SteppedUp>(),
    refusals: ['session.wrong_credentials', 'session.locked'],
  }),
} as const;
