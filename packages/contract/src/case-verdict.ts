import { text, whole } from './endpoint';

/** A case, as calls name it. */
export const caseId = text({ pattern: '^[1-9]\\d{0,17}$' });

/** The case that a verdict is on, as it was read. */
export const caseRead = { caseId, version: whole({ min: 1 }) };

/** Why the verdict is what it is. */
export const verdictReason = {
  reasonCode: text({ optional: true, max: 64 }),
  note: text({ optional: true, max: 2000 }),
};

/** `second`: another person must decide the same; `waiting`: two persons disagreed. */
export type DecidedCase = { stage: 'second' | 'waiting' | 'closed'; version: number };

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
