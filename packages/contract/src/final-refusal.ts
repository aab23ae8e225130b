/** Not about the call itself, or no answer of the site: the repeat is the same call. */
const passing: ReadonlySet<string> = new Set([
  'request.stale',
  'session.step_up_required',
  'session.password_change_required',
  'network.failed',
  'network.slow',
]);

/**
 * Whether a refusal ends a call for good, so that the next try is another call with another key.
 * 401, 423, 429 and 451 say who calls, how often and from where: the same call may come again.
 */
export const isFinal = (status: number, code: string): boolean =>
  status >= 400 && status < 500 && ![401, 423, 429, 451].includes(status) && !passing.has(code);
