import { endpoint, output, text } from '../endpoint';
import type { RecoveryCodes } from '../session/factors';

/** A browser in which the person signed in, and in which no code is mailed to them. */
export type OperatorDevice = {
  id: string;
  /** `Chrome · Windows`; empty for a browser of no known name. */
  device: string;
  /** The country of its address, as two letters. */
  country?: string;
  since: string;
  seenAt: string;
  /** The browser that asks. */
  isOwn: boolean;
};

const id = text({ pattern: '^[0-9]{1,18}$' });

/** What is the person's own. */
export const accountCalls = {
  /** The person's own known browsers, the one used last first. */
  listDevices: endpoint({
    method: 'GET',
    path: '/console/devices',
    caller: 'operator',
    noStore: true,
    input: {},
    output: output<{ list: OperatorDevice[] }>(),
    refusals: [],
  }),
  /** The next sign-in in the browser takes a mailed code again. */
  forgetDevice: endpoint({
    method: 'DELETE',
    path: '/console/devices/{id}',
    caller: 'operator',
    input: { id },
    output: output<Record<string, never>>(),
    refusals: ['request.unknown'],
  }),
  /** How many of the person's own recovery codes are not used. */
  countRecoveryCodes: endpoint({
    method: 'GET',
    path: '/console/recovery-codes',
    caller: 'operator',
    noStore: true,
    input: {},
    output: output<{ left: number }>(),
    refusals: [],
  }),
  /** Ten new ones, shown once; those of before are void. */
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/console/recovery-codes',
    caller: 'operator',
    stepUp: true,
    noStore: true,
    limit: { by: 'player', count: 20, seconds: 3600 },
    input: {},
    output: output<RecoveryCodes>(),
    refusals: [],
  }),
} as const;
