import { endpoint, endpoints, output, text } from './endpoint';

/** The code as it is stored, and whether who registers with it becomes the agent's player. */
export type CheckedCode = { valid: boolean; code: string };

export const agent = endpoints('agent', {
  /** An invalid code is an answer, not a refusal: a form asks what it can do with it. */
  checkAffiliateCode: endpoint({
    method: 'GET',
    path: '/wps/agent/affiliate',
    caller: 'anyone',
    background: true,
    // Guessing must not find the codes of others.
    limit: { by: 'address', count: 60, seconds: 600, exact: true },
    input: { code: text({ max: 64 }), domain: text({ optional: true, max: 253 }) },
    output: output<CheckedCode>(),
    refusals: [],
  }),
});
