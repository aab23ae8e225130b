import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { launch } from '@parlour/contract/launch';
import type { PlayerContext } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { readRound } from '../round';
import * as vendor from '../gateway';

/** The vendor's own page of a round: requested when it is opened, since its address works once. */
export const openReplay = async (
  context: PlayerContext,
  { roundId, language }: InputOf<typeof launch.openReplay>,
): Promise<OutputOf<typeof launch.openReplay>> => {
  const { brand, signedIn, log } = context;
  const { game, externalId, movements } = await readRound(context, { id: roundId });
  try {
    const content = await vendor.openReplay(context, {
      vendor: game.vassalage,
      brand: brand.code,
      playerId: signedIn.playerId,
      round: externalId,
      transaction: movements.find(({ kind }) => kind === 'bet')?.reference,
      language,
    });
    return { content };
  } catch (error) {
    if (!(error instanceof vendor.VendorFailure)) throw error;
    log.warn('launch.replay_failed', { vendor: error.vendor, reason: error.message });
    throw new Refusal('launch.vendor_failed');
  }
};
