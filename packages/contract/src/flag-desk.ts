import { choice, endpoint, endpoints, output, text, whole } from './endpoint';

/** The operators' decision on a flag, the case of something odd. */
export const flagDesk = endpoints('casework', {
  decideFlag: endpoint({
    method: 'POST',
    path: '/console/flags/{caseId}/decide',
    caller: 'operator',
    right: 'flag.w',
    once: true,
    input: {
      caseId: text({ pattern: '^[1-9]\\d{0,17}$' }),
      version: whole({ min: 1 }),
      verdict: choice(['clear', 'act']),
      reasonCode: text({ optional: true, max: 64 }),
      note: text({ optional: true, max: 2000 }),
    },
    output: output<{ stage: 'second' | 'waiting' | 'closed'; version: number }>(),
    refusals: [
      'request.unknown',
      'desk.changed',
      'desk.decided',
      'desk.lease_over',
      'desk.held',
      'desk.same_person',
      'desk.conflict',
      'request.repeat_conflict',
      'desk.reason_missing',
    ],
  }),
});
