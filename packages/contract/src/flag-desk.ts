import { caseRead, type DecidedCase, verdictReason, verdictRefusals } from './case-verdict';
import { choice, endpoint, endpoints, output } from './endpoint';

/** The operators' decision on a flag, the case of something odd. */
export const flagDesk = endpoints('casework', {
  decideFlag: endpoint({
    method: 'POST',
    path: '/console/flags/{caseId}/decide',
    caller: 'operator',
    right: 'flag.w',
    once: true,
    input: {
      ...caseRead,
      verdict: choice(['clear', 'act']),
      ...verdictReason,
    },
    output: output<DecidedCase>(),
    refusals: verdictRefusals,
  }),
});
