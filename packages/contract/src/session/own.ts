import { avatarIds } from '../avatars';
import { choice, endpoint, endpoints, output } from '../endpoint';
import { type Member, nickname } from '../player';
import { detailCalls } from './details';
import { securityCalls } from './security';

/** What only who is signed in asks: apart, so that a form that signs in does not load it. */
export const own = endpoints('session', {
  ...detailCalls,
  ...securityCalls,
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
});
