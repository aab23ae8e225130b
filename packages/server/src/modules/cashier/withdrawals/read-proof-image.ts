import type { cashier } from '@parlour/contract/cashier';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { PlayerContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { openImage } from '../../upload';
import { readOwn } from './read-withdrawal';

/** The bank's proof of the player's own withdrawal, once the complaint was settled by it. */
export const readProofImage = async (
  context: PlayerContext,
  { id }: InputOf<typeof cashier.readProofImage>,
): Promise<OutputOf<typeof cashier.readProofImage>> => {
  const { receipt, proofImage } = await readOwn(context, id);
  const isShown = receipt === 'settled' && proofImage !== null;
  const image = isShown ? await openImage(context.sql, context.config, proofImage) : undefined;
  if (!image) throw new Refusal('request.unknown');
  const { bytes, width, height } = image;
  return { type: 'image/jpeg', base64: bytes.toString('base64'), width, height };
};
