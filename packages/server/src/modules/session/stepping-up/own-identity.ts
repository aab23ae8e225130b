import type { IdentityProvider } from '@parlour/contract/session/identity';
import type { PlayerContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { factorKindsOf, sendableTo } from '../factors/step-ways';
import { playerOf, provedIdentity } from '../identity/proved-identity';
import { readPasswordHash } from './queries';

/**
 * Another company says that this is the player. That may take one press in a browser that was left
 * open, so it counts only for an account that has nothing else to show.
 */
export const assertOwnIdentity = async (
  context: PlayerContext,
  provider: IdentityProvider,
  idToken: string,
): Promise<void> => {
  const { playerId } = context.signedIn;
  if (await hasMore(context)) throw new Refusal('session.step_required');
  const identity = await provedIdentity(context, provider, idToken);
  if ((await playerOf(context, identity)) !== playerId) {
    throw new Refusal('session.external_failed');
  }
};

const hasMore = async (context: PlayerContext): Promise<boolean> => {
  const { playerId } = context.signedIn;
  if (await readPasswordHash(context.sql, playerId)) return true;
  if ((await factorKindsOf(context, playerId)).length > 0) return true;
  return Object.keys(await sendableTo(context, playerId)).length > 0;
};
