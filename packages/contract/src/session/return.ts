import { endpoint, output } from '../endpoint';

/** What a session asks about itself. */
export const returnCalls = {
  /** After how long the session ends, unless its player does something before. */
  readIdle: endpoint({
    method: 'GET',
    path: '/api/session/idle',
    caller: 'player+trial',
    background: true,
    whileLooking: true,
    whilePasswordMustChange: true,
    noStore: true,
    input: {},
    output: output<{ secondsLeft: number }>(),
    refusals: [],
  }),
} as const;
