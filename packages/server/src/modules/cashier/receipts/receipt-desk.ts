import type { cashierConsole, ReceiptCase } from '@parlour/contract/cashier/console';
import type { InputOf } from '@parlour/contract/endpoint';
import { moneyText } from '@parlour/contract/money';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { showImage, type ShownImage } from '../../casework';
import { subjectOf } from '../withdrawals/case-queries';
import { readWithdrawalById } from '../withdrawals/withdrawal-queries';
import { readClaim, readReceiptImages } from './queries';

/** A complaint in a brand of the operator's; another does not exist. */
const ownReceipt = async ({ sql, operator }: OperatorContext, caseId: string) => {
  const found = await readClaim(sql, caseId);
  const [about, id] = subjectOf(found?.subjectId ?? '');
  if (!found || about !== 'receipt' || !operator.brands.includes(found.brand)) {
    throw new Refusal('request.unknown');
  }
  const withdrawal = await readWithdrawalById(sql, id);
  if (!withdrawal?.receipt || !withdrawal.closedAt) throw new Refusal('request.unknown');
  const { receipt, closedAt } = withdrawal;
  return { ...found, withdrawal: { ...withdrawal, receipt, closedAt } };
};

/** What the player says of a payment, and which pictures there are; this shows none of them. */
export const readReceipt = async (
  context: OperatorContext,
  { case: caseId }: InputOf<typeof cashierConsole.readReceipt>,
): Promise<ReceiptCase> => {
  const { withdrawal } = await ownReceipt(context, caseId);
  const { id, number, amount, fee, currency, receipt, receiptAmount, receiptImages } = withdrawal;
  const images = await readReceiptImages(context.sql, receiptImages);
  return {
    caseId,
    withdrawal: { id, number },
    state: receipt,
    arrives: moneyText(amount - fee),
    ...(receiptAmount !== null && { arrived: moneyText(receiptAmount) }),
    currency,
    paidAt: withdrawal.closedAt.toISOString(),
    ...(withdrawal.bankReference !== null && { bankReference: withdrawal.bankReference }),
    images: images.map(({ at, ...image }) => ({ ...image, at: at.toISOString() })),
  };
};

/** Opens a picture for the operator who has claimed its case. */
export const readReceiptImage = async (
  context: OperatorContext,
  { case: caseId, imageId }: InputOf<typeof cashierConsole.readReceiptImage>,
): Promise<ShownImage> => {
  const { brand, playerId, claimedBy, withdrawal } = await ownReceipt(context, caseId);
  if (!withdrawal.receiptImages.includes(imageId)) throw new Refusal('request.unknown');
  return showImage(context, {
    caseId,
    brand,
    playerId,
    claimedBy,
    imageId,
    act: 'withdrawal.view_image',
    objectKind: 'withdrawal',
    objectId: withdrawal.id,
    after: { image: imageId },
  });
};
