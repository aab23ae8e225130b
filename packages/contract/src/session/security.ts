import { endpoint, output } from '../endpoint';

/** What protects an account, the most useful first. */
export const securityPoints = [
  'password',
  'twoFactor',
  'recoveryCodes',
  'paymentPassword',
  'email',
  'mobile',
] as const;
export type SecurityPoint = (typeof securityPoints)[number];

/** `basic`: much can be added; `good`: little is left; `full`: all that this site offers is set. */
export type SecurityLevel = 'basic' | 'good' | 'full';

/** How an account is protected; what the site cannot offer is in neither list. */
export type Security = {
  level: SecurityLevel;
  set: SecurityPoint[];
  missing: SecurityPoint[];
  /** When the password was set. */
  passwordAt?: string;
};

export const securityCalls = {
  readSecurity: endpoint({
    method: 'GET',
    path: '/api/session/security',
    caller: 'player',
    whileLooking: true,
    noStore: true,
    input: {},
    output: output<Security>(),
    refusals: [],
  }),
} as const;
