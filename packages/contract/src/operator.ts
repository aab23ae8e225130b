import { endpoint, endpoints, output } from './endpoint';
import type { SealKey } from './seal';

/** What a person may do, and where. */
export type OwnRights = {
  /** Each right in force (`noun.verb`) with the codes of its brands. */
  rights: Record<string, string[]>;
};

export type HeldRole = { id: string; name: string; brands?: string[]; until?: string };

/** The person who is signed in at the console. */
export type OperatorMe = OwnRights & {
  id: string;
  name: string;
  language: 'VI' | 'EN';
  roles: HeldRole[];
  brands: { code: string; name: string; isDemo: boolean }[];
  /** The page is locked: it opens by a factor. */
  locked: boolean;
  /** Until when calls that need a step-up pass. */
  steppedUpUntil?: string;
  expiresAt: string;
};

export const operator = endpoints('operator', {
  /** What a sealed call of this origin needs. */
  readKeys: endpoint({
    method: 'GET',
    path: '/console/keys',
    caller: 'anyone',
    noStore: true,
    input: {},
    output: output<{ sealKeys: SealKey[]; serverTime: string }>(),
    refusals: [],
  }),
  readMe: endpoint({
    method: 'GET',
    path: '/console/session',
    caller: 'operator',
    whileLocked: true,
    background: true,
    noStore: true,
    input: {},
    output: output<OperatorMe>(),
    refusals: [],
  }),
  signOut: endpoint({
    method: 'DELETE',
    path: '/console/session',
    caller: 'operator',
    whileLocked: true,
    input: {},
    output: output<Record<string, never>>(),
    refusals: [],
  }),
});
