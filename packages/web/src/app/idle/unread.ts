import { fetchPart } from '../../lib/api/idle';
import { onCatchUp, onLive } from '../../lib/api/live';
import { setCentreCount } from '../../lib/session/centre-counts';
import { isOnTrial, useSession } from '../../lib/session/session';

const nothing = (): void => undefined;
let stopAsking = nothing;

/** Only a member has an inbox. */
const ask = (): void => {
  stopAsking();
  const session = useSession.getState();
  if (session.authState !== 'member' || isOnTrial(session)) return;
  stopAsking = fetchPart(async () => (await import('./refresh-unread')).refreshUnread(), nothing);
};

/** How many messages are unread: asked for at the sign-in, then by live messages. */
export const followUnread = (): void => {
  ask();
  useSession.subscribe(({ authState }, before) => {
    if (authState === before.authState) return;
    stopAsking();
    // What waits is another player's.
    setCentreCount('messageV2', 0);
    ask();
  });
  onLive((message) => {
    if (message.type === 'unread') setCentreCount('messageV2', message.count);
  });
  onCatchUp(ask);
};
