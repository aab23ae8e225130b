import { endpoint, output, text, whole } from '../endpoint';

/** The browser's name and the country of its address, as two letters, when known. */
type Seen = { id: string; device: string; place?: string };

export type LiveSession = Seen & { at: string; activeAt: string; current: boolean };
export type PastSignIn = Seen & { at: string; endedAt?: string; reason?: string };
export type KnownDevice = Seen & { addedAt: string; seenAt: string; current: boolean };

const id = text({ pattern: '^[0-9]{1,18}$' });

/** Where a player is signed in and was, and the browsers that are known to be theirs. */
export const deviceCalls = {
  listSessions: endpoint({
    method: 'GET',
    path: '/api/session/sessions',
    caller: 'player',
    noStore: true,
    input: {},
    output: output<{ list: LiveSession[] }>(),
    refusals: [],
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/session/sessions/{id}',
    caller: 'player',
    input: { id },
    output: output<Record<string, never>>(),
    refusals: ['request.unknown'],
  }),
  listDevices: endpoint({
    method: 'GET',
    path: '/api/session/devices',
    caller: 'player',
    noStore: true,
    input: {},
    output: output<{ list: KnownDevice[] }>(),
    refusals: [],
  }),
  forgetDevice: endpoint({
    method: 'DELETE',
    path: '/api/session/devices/{id}',
    caller: 'player',
    input: { id },
    output: output<Record<string, never>>(),
    refusals: ['request.unknown'],
  }),
  listSignIns: endpoint({
    method: 'GET',
    path: '/api/session/history',
    caller: 'player',
    noStore: true,
    input: { page: whole({ optional: true, min: 1, max: 1000 }) },
    output: output<{ list: PastSignIn[]; page: number; total: number; totalPages: number }>(),
    refusals: [],
  }),
} as const;
