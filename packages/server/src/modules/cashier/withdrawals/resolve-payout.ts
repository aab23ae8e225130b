import type { cashierConsole, ResolvedPayout } from '@parlour/contract/cashier/console';
import type { InputOf } from '@parlour/contract/endpoint';
import { moneyText } from '@parlour/contract/money';
import type { Transaction } from '@parlour/node-kit/database/database';
import { brokenRule } from '@parlour/node-kit/database/failure';
import type { OperatorContext } from '../../../lib/context';
import { publish } from '../../../lib/jobs/outbox';
import { invalid, Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import { decideCase } from '../../casework';
import { actorOf } from '../../operator';
import { assertNoDebit, takeProof } from './debit-of-verdict';
import { readCase, subjectOf, type CaseOfWithdrawal } from './case-queries';
import { readPayoutRow } from './payout-queries';
import { insertVerdict, setProof } from './verdict-queries';
import { askPayout } from './send-payout';
import { lockSettling, settleLocked } from './settle-payout';

type Given = InputOf<typeof cashierConsole.resolvePayout>;
type Settling = NonNullable<Awaited<ReturnType<typeof lockSettling>>>;

/** One that stays unknown is paid or not; one that was stopped is sent all the same, or returns. */
const verdictsOf: Record<string, readonly string[]> = {
  payout: ['paid', 'not_paid'],
  stop: ['continue', 'return'],
};

/**
 * What persons decide of a payout that its provider cannot tell, or that was stopped before it was
 * sent: two of them, who know the same from the bank. One is enough to return what was never sent.
 */
export const resolvePayout = async (
  context: OperatorContext,
  given: Given,
): Promise<ResolvedPayout> => {
  const { database, sql, operator } = context;
  const { case: caseId, version, verdict, reasonCode, note } = given;
  const found = await readCase(sql, caseId);
  const [about, id] = subjectOf(found?.subjectId ?? '');
  const isMine = found && operator.brands.includes(found.brand);
  if (!isMine || !verdictsOf[about]?.includes(verdict)) throw new Refusal('request.unknown');
  const proof = proofOf(given);
  // The provider may know by now; it is believed before any person.
  if (about === 'payout') await askOnceMore(context, id);
  const resolve = async (transaction: Transaction): Promise<ResolvedPayout> => {
    const settling = await lockSettling(transaction, id);
    if (!settling) throw new Error(`a case without its payout ${id}`);
    const decided = await decideCase(transaction, {
      caseId,
      version,
      operatorId: operator.id,
      verdict,
      object: proof,
      reasonCode,
      note,
      by: context,
      needsSecond: verdict !== 'return',
    });
    if (!decided.isRepeat) {
      if (verdict === 'not_paid') {
        const payout = await readPayoutRow(transaction, id);
        await assertNoDebit(transaction, payout!);
      }
      await writeLine(transaction, context, { found, id, given, stage: decided.stage });
      if (decided.stage === 'closed') {
        assertFits(about, settling);
        const { firstBy } = decided;
        const secondBy = firstBy === operator.id ? undefined : operator.id;
        const end = { payoutId: id, caseId, verdict, proof, firstBy, secondBy };
        await insertVerdict(transaction, end);
        await follow(context, transaction, settling, { id, caseId, verdict, proof });
      }
    }
    const row = await readPayoutRow(transaction, id);
    return { stage: decided.stage, payout: { id, status: row!.status } };
  };
  return database.transaction(resolve).catch((error: unknown) => {
    if (brokenRule(error) !== 'payout_reference_once') throw error;
    throw invalid({ name: 'proof', code: 'field.taken' });
  });
};

const proofOf = ({ verdict, proof }: Given): string | undefined => {
  const isNeeded = verdict === 'paid' || verdict === 'not_paid';
  if (isNeeded && proof === undefined) throw invalid({ name: 'proof', code: 'field.required' });
  return isNeeded ? proof : undefined;
};

const askOnceMore = (context: OperatorContext, id: string): Promise<void> =>
  askPayout(context, id, false).catch((error: unknown) =>
    context.log.warn('cashier.payout_not_asked', { error, payoutId: id }),
  );

/** It has moved on since the case was opened. */
const assertFits = (about: string, { payout: { status } }: Settling): void => {
  const isOpen = status === 'unknown' || status === 'sending';
  const fits = about === 'payout' ? isOpen : status === 'requested';
  if (!fits) throw new Refusal('desk.decided', { result: status });
};

type Line = { found: CaseOfWithdrawal; id: string; given: Given; stage: string };

const writeLine = (sql: Transaction, context: OperatorContext, { found, id, given, stage }: Line) =>
  writeAudit(sql, {
    actor: actorOf(context),
    brand: found.brand,
    act: `payout.${given.verdict}`,
    objectKind: 'payout',
    objectId: id,
    playerId: found.playerId,
    caseId: given.case,
    after: {
      stage,
      amount: moneyText(found.amount),
      ...(given.proof && { proof: given.proof }),
      ...(given.note && { note: given.note }),
    },
    reason: given.reasonCode,
    requestId: context.requestId,
  });

type Closed = { id: string; caseId: string; verdict: string; proof: string | undefined };

const follow = async (
  context: OperatorContext,
  sql: Transaction,
  settling: Settling,
  { id, caseId, verdict, proof }: Closed,
): Promise<void> => {
  if (verdict === 'continue') {
    const key = `${id}:${caseId}`;
    const { provider: company } = (await readPayoutRow(sql, id))!;
    await publish(sql, { type: 'cashier.payout_requested', key, payoutId: id, company });
    return;
  }
  if (verdict !== 'paid' || proof === undefined) {
    await settleLocked(context, sql, settling, { state: 'failed' });
    return;
  }
  const payout = await readPayoutRow(sql, id);
  const debit = payout && (await takeProof(context, sql, payout, proof));
  await setProof(sql, id, proof);
  const isShort = debit && debit.amount < payout.amount;
  await settleLocked(context, sql, settling, {
    state: 'paid',
    ...(isShort && { paid: debit.amount }),
  });
};
