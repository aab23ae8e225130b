import type { Translated } from '../../phrases';
import type { people as vi } from '../../vi/console/people';

export const people = {
  title: 'People',
  people: 'People',
  name: 'Name',
  roles: 'Roles',
  factors: 'Factors',
  active: 'Active',
  acts: 'Acts',
  states: { invited: 'invited', stopped: 'stopped' },
  kinds: { totp: 'App', passkey: 'Passkey' },
  noFactor: 'None',
  signedIn: 'Signed in',
  endSession: 'End session',
  stop: 'Stop',
  endOf: 'End the session of {name}',
  stopOf: 'Stop {name}',
  endWhat: 'The person is signed out at once and may sign in again.',
  stopWhat: 'The person is signed out at once and may not sign in again.',
  reason: 'Reason, kept in the audit',
  whoMay: 'Who may do this?',
} as const satisfies Translated<typeof vi>;
