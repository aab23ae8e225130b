import type { cashierConsole, ReceiptCase, ReceiptImage } from '@parlour/contract/cashier/console';
import type { InputOf } from '@parlour/contract/endpoint';
import { moneyText } from '@parlour/contract/money';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import { changeEvidence, showImage, type ShownImage } from '../../casework';
import { actorOf, lockRights } from '../../operator';
import { deleteImages, keepImage, reEncode } from '../../upload';
import { subjectOf } from '../withdrawals/case-queries';
import { setProofImage } from '../withdrawals/receipt-queries';
import { lockWithdrawal, readWithdrawalById } from '../withdrawals/withdrawal-queries';
import { readClaim, readReceiptImages, type ReceiptPicture } from './queries';

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
  const images = (await readReceiptImages(context.sql, receiptImages)).map(shown);
  const proof = await proofOf(context, withdrawal);
  return {
    caseId,
    withdrawal: { id, number },
    state: receipt,
    arrives: moneyText(amount - fee),
    ...(receiptAmount !== null && { arrived: moneyText(receiptAmount) }),
    currency,
    paidAt: withdrawal.closedAt.toISOString(),
    ...(withdrawal.bankReference !== null && { bankReference: withdrawal.bankReference }),
    images,
    ...(proof && { proof }),
  };
};

const shown = ({ at, ...image }: ReceiptPicture): ReceiptImage => ({
  ...image,
  at: at.toISOString(),
});

const proofOf = async (
  { sql }: OperatorContext,
  { proofImage }: { proofImage: string | null },
): Promise<ReceiptImage | undefined> => {
  const [image] = proofImage === null ? [] : await readReceiptImages(sql, [proofImage]);
  return image && shown(image);
};

/**
 * Keeps the bank's proof of a payment, drawn again and encrypted, for the verdict that shows it to
 * the player. Only who has claimed the case adds it; the case has changed then, for the second
 * person.
 */
export const addProofImage = async (
  context: OperatorContext,
  { case: caseId }: InputOf<typeof cashierConsole.addProofImage>,
): Promise<{ proof: ReceiptImage }> => {
  const { config, database, image: sent, operator, requestId } = context;
  if (!sent) throw new Error('the contract gives this call a picture');
  const { brand, playerId, claimedBy, withdrawal } = await ownReceipt(context, caseId);
  if (claimedBy !== operator.id) throw new Refusal('desk.lease_over');
  const image = await reEncode(sent);
  const { id } = withdrawal;
  await database.transaction(async (sql) => {
    const rights = await lockRights(sql, operator.id);
    if (!rights['withdrawal.w']?.includes(brand)) throw new Refusal('request.unknown');
    const locked = await lockWithdrawal(sql, id);
    if (locked?.receipt === 'settled') throw new Refusal('cashier.receipt_answered');
    const imageId = await keepImage(sql, config, { playerId, brand, purpose: 'receipt' }, image);
    await deleteImages(sql, await setProofImage(sql, id, imageId));
    await changeEvidence(sql, {
      kind: 'withdrawal',
      subjectId: `receipt:${id}`,
      what: 'proof',
    });
    // The case is locked now; while the picture was drawn again it may have passed to another.
    if ((await readClaim(sql, caseId))?.claimedBy !== operator.id) {
      throw new Refusal('desk.lease_over');
    }
    await writeAudit(sql, {
      actor: actorOf(context),
      brand,
      act: 'withdrawal.add_proof',
      objectKind: 'withdrawal',
      objectId: id,
      playerId,
      caseId,
      after: { image: imageId },
      requestId,
    });
  });
  const proof = await proofOf(context, (await ownReceipt(context, caseId)).withdrawal);
  return { proof: proof! };
};

/** Opens a picture for the operator who has claimed its case. */
export const readReceiptImage = async (
  context: OperatorContext,
  { case: caseId, imageId }: InputOf<typeof cashierConsole.readReceiptImage>,
): Promise<ShownImage> => {
  const { brand, playerId, claimedBy, withdrawal } = await ownReceipt(context, caseId);
  const isOf = withdrawal.receiptImages.includes(imageId) || withdrawal.proofImage === imageId;
  if (!isOf) throw new Refusal('request.unknown');
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
