/** Why a verdict on a case does not count, whatever the case is about. */
export const verdictRefusals = [
  'request.unknown',
  'desk.changed',
  'desk.decided',
  'desk.lease_over',
  'desk.held',
  'desk.same_person',
  'desk.conflict',
  'request.repeat_conflict',
  'desk.reason_missing',
] as const;
