import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../lib/context';
import { endAll } from './end-queries';
import { clearSignIns, deleteFactors, deleteWaysIn } from './forget-queries';
import { publishEnded } from './sign-in/authenticate';

/**
 * No one signs in to the account any more, by whatever way: its sessions end, and everything that
 * opens one is deleted. What is left are the times of sign-ins, without where they came from.
 */
export const forgetPlayer = async (
  sql: Transaction,
  { live }: Pick<Platform, 'live'>,
  playerId: string,
): Promise<void> => {
  for (const ended of await endAll(sql, playerId, 'revoked')) {
    await publishEnded(sql, BigInt(playerId), ended, 'revoked', live);
  }
  await deleteWaysIn(sql, playerId);
  await deleteFactors(sql, playerId);
  await clearSignIns(sql, playerId);
};
