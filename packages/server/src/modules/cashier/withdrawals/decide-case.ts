import type { cashierConsole, DecidedWithdrawal } from '@parlour/contract/cashier/console';
import type { InputOf } from '@parlour/contract/endpoint';
import { moneyText } from '@parlour/contract/money';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import { loadedBrand } from '../../brand';
import { decideCase } from '../../casework';
import { actorOf } from '../../operator';
import { readCase, subjectOf } from './case-queries';
import { decideWithdrawal } from './decide-withdrawal';
import { needsSecond } from './review';
import { settleReceipt } from './settle-receipt';
import { readWithdrawalById } from './withdrawal-queries';

type Given = InputOf<typeof cashierConsole.decideWithdrawal>;

/** The verdicts of what a case is about: a request, or what its player says of the payment. */
const verdictsOf: Record<string, readonly string[]> = {
  request: ['approve', 'refuse'],
  receipt: ['proof', 'pay_rest', 'return'],
};

/**
 * An operator's verdict on a case of the queue of withdrawals: the decision, what follows from it
 * and the line of the audit are one commit; the money moves last.
 */
export const decideWithdrawalCase = async (
  context: OperatorContext,
  { case: caseId, version, verdict, reasonCode, note }: Given,
): Promise<DecidedWithdrawal> => {
  const { database, operator, requestId } = context;
  return database.transaction(async (sql) => {
    const found = await readCase(sql, caseId);
    const [about, id] = subjectOf(found?.subjectId ?? '');
    const isMine = found && operator.brands.includes(found.brand);
    if (!isMine || !verdictsOf[about]?.includes(verdict)) throw new Refusal('request.unknown');
    const { twoPersonsAbove } = (await loadedBrand(context, found.brand)).settings;
    const isAlways = verdict === 'pay_rest' || verdict === 'return';
    const decided = await decideCase(sql, {
      caseId,
      version,
      operatorId: operator.id,
      verdict,
      reasonCode,
      note,
      by: context,
      needsSecond: isAlways || needsSecond(verdict, found.amount, twoPersonsAbove),
    });
    if (!decided.isRepeat) {
      await writeAudit(sql, {
        actor: actorOf(context),
        brand: found.brand,
        act: `withdrawal.${verdict}`,
        objectKind: 'withdrawal',
        objectId: id,
        playerId: found.playerId,
        caseId,
        after: { stage: decided.stage, amount: moneyText(found.amount), ...(note && { note }) },
        reason: reasonCode,
        requestId,
      });
      if (decided.stage === 'closed')
        await follow(context, sql, { about, id, verdict, reasonCode });
    }
    const row = await readWithdrawalById(sql, id);
    if (!row) throw new Error(`a case without its withdrawal ${id}`);
    return { stage: decided.stage, withdrawal: { id, status: row.status } };
  });
};

type Closed = { about: string; id: string; verdict: string; reasonCode: string | undefined };

const follow = async (
  context: OperatorContext,
  sql: Transaction,
  { about, id, verdict, reasonCode }: Closed,
): Promise<void> => {
  if (about === 'receipt') return settleReceipt(context, sql, id, verdict);
  const decision = verdict === 'approve' ? 'approve' : 'refuse';
  const reason = reasonCode !== undefined ? { reasonCode } : {};
  const done = await decideWithdrawal(context, sql, { id, verdict: decision, ...reason });
  if (!done) throw new Refusal('desk.decided');
};
