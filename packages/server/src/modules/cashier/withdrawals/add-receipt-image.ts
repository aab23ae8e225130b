import type { cashier } from '@parlour/contract/cashier';
import type { InputOf } from '@parlour/contract/endpoint';
import type { PlayerContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { changeEvidence } from '../../casework';
import { deleteImages, keepImage, reEncode } from '../../upload';
import { readOwn } from './read-withdrawal';
import { addImage } from './receipt-queries';
import { lockWithdrawal } from './withdrawal-queries';

/** Keeps a picture for the case of a complaint; who decides it must have seen it. */
export const addReceiptImage = async (
  context: PlayerContext,
  input: InputOf<typeof cashier.addReceiptImage>,
): Promise<{ images: number }> => {
  const { database, config, brand, image: sent, signedIn } = context;
  if (!sent) throw new Error('the contract gives this call a picture');
  const { id, receipt } = await readOwn(context, input.id);
  if (!receipt) throw new Refusal('request.unknown');
  const image = await reEncode(sent);
  return database.transaction(async (sql) => {
    const withdrawal = await lockWithdrawal(sql, id);
    if (withdrawal?.receipt === 'settled') throw new Refusal('cashier.receipt_answered');
    const owner = { playerId: signedIn.playerId, brand: brand.code, purpose: 'receipt' } as const;
    const imageId = await keepImage(sql, config, owner, image);
    const { images, dropped } = await addImage(sql, id, imageId);
    await deleteImages(sql, dropped);
    const subjectId = `receipt:${id}`;
    await changeEvidence(sql, { kind: 'withdrawal', subjectId, what: 'image' });
    return { images };
  });
};
