import type { Transaction } from '@parlour/node-kit/database/database';
import type { PlayerContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { isFlagOn, loadedBrand } from '../../brand';
import { readProved } from '../../player';
import { isProviderOn } from './provider-flags';
import { listIdentities, lockCredential, readOwnWays } from './queries';

/** Changes of a player's ways in run one after the other, until the transaction ends. */
export const holdWays = (sql: Transaction, playerId: string) => lockCredential(sql, playerId);

/**
 * Refuses a change that leaves no way into the account: no password, no passkey, no company that is
 * on, and no proved number where a code signs in. A code of an app signs no one in by itself.
 */
export const assertWayIn = async (sql: Transaction, context: PlayerContext): Promise<void> => {
  if (!(await hasWayIn(sql, context))) throw new Refusal('session.last_way_in');
};

const hasWayIn = async (sql: Transaction, context: PlayerContext): Promise<boolean> => {
  const { playerId } = context.signedIn;
  const { hasPassword, hasPasskey } = await readOwnWays(sql, playerId);
  if (hasPassword || hasPasskey) return true;
  const { flags } = await loadedBrand(context, context.brand.code);
  const identities = await listIdentities(sql, playerId);
  if (identities.some((provider) => isProviderOn(flags, provider))) return true;
  if (!isFlagOn(flags, 'MOBILEVERCODELOGIN3')) return false;
  return (await readProved(sql, context.config, playerId)).mobile !== undefined;
};
