import { avatarIds } from '../avatars';
import { choice, endpoint, output } from '../endpoint';
import { type Member, nickname } from '../player';

/** What a session asks about itself, and what a player says of themselves at the first sign-in. */
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
  /** How the player wants to be called and shown. */
  finishFirstLogin: endpoint({
    method: 'POST',
    path: '/api/session/first-login',
    caller: 'player',
    noStore: true,
    limit: { by: 'player', count: 20, seconds: 3600 },
    input: { nickname: nickname(), avatar: choice(avatarIds, { optional: true }) },
    output: output<Member>(),
    refusals: [],
  }),
} as const;
