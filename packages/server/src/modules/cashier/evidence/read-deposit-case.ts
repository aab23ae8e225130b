import type { cashierEvidence, DepositEvidence } from '@parlour/contract/cashier/evidence';
import type { InputOf } from '@parlour/contract/endpoint';
import { moneyText } from '@parlour/contract/money';
import { wordsIn } from '@parlour/locales/words-in';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { brandByCode } from '../../brand';
import { evidenceCase } from '../../casework';
import { maskName } from '../../player';
import { decryptText } from '../payments/payment-text';
import { needsSecond } from '../withdrawals/review';
import { candidatesOf } from './candidates';
import { readPayment } from './near-queries';
import { withoutName } from './near-text';

/** The payment that a case is about, with whose it may be; the payer's name is masked. */
export const readDepositCase = async (
  context: OperatorContext,
  { case: caseId }: InputOf<typeof cashierEvidence.readDepositCase>,
): Promise<DepositEvidence> => {
  const { sql, config, language } = context;
  const { brand, subjectId } = await evidenceCase(context, { caseId, kind: 'deposit' });
  const payment = /^\d{1,18}$/.test(subjectId) ? await readPayment(sql, subjectId) : undefined;
  if (payment?.brand !== brand) throw new Refusal('request.unknown');
  const known = await brandByCode(context, brand);
  const { twoPersonsAbove } = known.settings;
  const { amount, currency, reasons, state, cameAt, namedId, methodNames } = payment;
  const { content, payer } = decryptText(config, payment, payment);
  const candidates =
    state === 'suspense'
      ? await candidatesOf(context, {
          brand,
          currency,
          amount,
          at: cameAt,
          namedId,
          content,
          payer,
        })
      : [];
  return {
    caseId,
    payment: {
      id: payment.id.toString(),
      reference: payment.paymentId,
      method: (methodNames && wordsIn(methodNames, language, known)) ?? payment.methodCode,
      amount: moneyText(amount),
      currency,
      cameAt: cameAt.toISOString(),
      state,
      reasons,
      ...(content !== undefined && { content: withoutName(content, payer ?? '') }),
      ...(payer !== undefined && { payer: maskName(payer) }),
      ...(payment.orderNumber !== null && { orderNumber: payment.orderNumber }),
    },
    needsSecond: reasons.includes('imported') || needsSecond('credit', amount, twoPersonsAbove),
    ...(twoPersonsAbove !== undefined && { twoPersonsAbove }),
    candidates,
  };
};
