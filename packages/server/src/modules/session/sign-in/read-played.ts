import { moneyText } from '@parlour/contract/money';
import type { Played } from '@parlour/contract/session';
import type { PlayerContext } from '../../../lib/context';
import { readPlayed as readPlayedRow } from './played-queries';

/** How long this session lasts, and the sum of the player's rounds in it, in any game. */
export const readPlayed = async ({ sql, signedIn }: PlayerContext): Promise<Played> => {
  const { startedAt, net, asOf } = await readPlayedRow(sql, signedIn);
  return {
    startedAt: startedAt.toISOString(),
    net: moneyText(BigInt(net)),
    asOf: asOf.toISOString(),
  };
};
