import type { IdentityView } from '@parlour/contract/identity';
import type { PlayerContext } from '../../lib/context';
import { neededSides } from './identity-state';
import { readOwn } from './queries';

/** Where the player's documents are: what is asked, what came, and why not. */
export const readIdentity = async ({
  sql,
  language,
  signedIn,
}: PlayerContext): Promise<IdentityView> => {
  const own = await readOwn(sql, signedIn.playerId);
  const { state, sides, reasonTexts, sentAt, decidedAt } = own;
  const reason = reasonTexts && (reasonTexts[language] ?? reasonTexts.EN);
  return {
    state,
    sides: neededSides.map((side) => ({ side, has: sides.includes(side) })),
    ...(reason && { reason }),
    ...(sentAt && { sentAt: sentAt.toISOString() }),
    ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
  };
};
