import type { cashierDesk, DecidedDeposit } from '@parlour/contract/cashier/desk';
import type { InputOf } from '@parlour/contract/endpoint';
import { moneyText } from '@parlour/contract/money';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../lib/context';
import { invalid, Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import { brandByCode } from '../../brand';
import { assertUntied, decideCase, openCase, type Decided } from '../../casework';
import { actorOf, lockRights } from '../../operator';
import { lockPaymentOfCase, type PaymentRow } from '../payments/payment-queries';
import { needsSecond } from '../withdrawals/review';
import { creditPayment, ownerOf, returnPayment } from './settle-payment';

type Wanted = InputOf<typeof cashierDesk.decideDeposit>;

/** While a payment waits for the bank, its case is due again after so long. */
const waitMinutes = 24 * 60;

/**
 * An operator's verdict about a payment in suspense: it is credited, returned, or waits for the
 * bank. Above the brand's amount, of a payment or of a day's imports, two persons decide. Verdict,
 * rows, audit and money are one commit.
 */
export const decideDeposit = (
  context: OperatorContext,
  wanted: Wanted,
): Promise<DecidedDeposit> => {
  if (wanted.verdict === 'credit' && (wanted.orderId === undefined) === !wanted.playerId) {
    throw invalid({ name: 'orderId', code: 'field.required' });
  }
  return context.database.transaction(async (sql) => {
    const payment = await lockPaymentOfCase(sql, wanted.case);
    if (!payment || !context.operator.brands.includes(payment.brand)) {
      throw new Refusal('request.unknown');
    }
    const isMoney = wanted.verdict === 'credit';
    const owner = isMoney ? await ownerOf(sql, payment, wanted) : undefined;
    const decided = await decide(context, sql, payment, { ...wanted, object: owner?.object });
    const { stage } = decided;
    const { id, number, playerId } = decided.case;
    if (!decided.isRepeat) {
      await assertMaySecond(sql, context, payment, decided);
      // The case may be of another player than the one who gets the money, or of none.
      if (owner) await assertUntied(sql, context.operator.id, [owner.playerId]);
    }
    if (stage !== 'closed' || decided.isRepeat) return { stage, case: { id, number } };
    await writeLine(context, sql, payment, wanted);
    const deposit = await follow(context, sql, payment, { ...wanted, of: playerId ?? undefined });
    return { stage, case: { id, number }, ...(deposit && { deposit }) };
  });
};

/** The second person of a line of a statement has one right more. */
const assertMaySecond = async (
  sql: Transaction,
  { operator }: OperatorContext,
  { brand, reasons }: PaymentRow,
  { firstBy }: Decided,
): Promise<void> => {
  if (firstBy === operator.id || !reasons.includes('imported')) return;
  const right = 'statement.a';
  const rights = await lockRights(sql, operator.id);
  if (!rights[right]?.includes(brand)) throw new Refusal('operator.right_missing', { right });
};

const decide = async (
  context: OperatorContext,
  sql: Transaction,
  { brand, amount, reasons }: PaymentRow,
  wanted: Wanted & { object?: string | undefined },
): Promise<Decided> => {
  const { settings } = await brandByCode(context, brand);
  const isMoney = wanted.verdict === 'credit';
  return decideCase(sql, {
    caseId: wanted.case,
    version: wanted.version,
    operatorId: context.operator.id,
    verdict: wanted.verdict,
    object: wanted.object,
    reasonCode: wanted.reasonCode,
    note: wanted.note,
    by: context,
    needsSecond:
      isMoney &&
      (reasons.includes('imported') || needsSecond('approve', amount, settings.twoPersonsAbove)),
  });
};

const follow = async (
  context: OperatorContext,
  sql: Transaction,
  payment: PaymentRow,
  { verdict, orderId, playerId, of }: Wanted & { of: string | undefined },
): Promise<DecidedDeposit['deposit']> => {
  if (verdict === 'credit') return creditPayment(context, sql, payment, { orderId, playerId });
  if (verdict === 'return') return returnPayment(context, sql, payment);
  await openCase(sql, {
    brand: payment.brand,
    kind: 'deposit',
    subjectId: payment.id.toString(),
    amount: payment.amount,
    currency: payment.currency,
    reasons: payment.reasons,
    minutes: waitMinutes,
    ...(of !== undefined && { playerId: of }),
  });
  return undefined;
};

/** What the verdict led to; the verdict itself has a line of its own. */
const writeLine = (
  context: OperatorContext,
  sql: Transaction,
  { id, brand, reasons, amount }: PaymentRow,
  { case: caseId, verdict, orderId, playerId, reasonCode, note }: Wanted,
) =>
  writeAudit(sql, {
    actor: actorOf(context),
    brand,
    act: `deposit.${verdict}`,
    objectKind: 'payment',
    objectId: id.toString(),
    caseId,
    before: { reasons, amount: moneyText(amount) },
    after: {
      ...(orderId !== undefined && { orderId }),
      ...(playerId !== undefined && { playerId }),
    },
    reason: note ?? reasonCode,
    requestId: context.requestId,
  });
