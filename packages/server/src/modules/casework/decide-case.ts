import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { writeAudit } from '../audit';
import { actorOf, lockRights } from '../operator';
import type { CaseFile, LockedCase } from './case-file';
import { assertUnconcerned } from './claim-case';
import { assertRight, workingRight } from './desk/desk-rights';
import { endOpenCase } from './end-case';
import { claimAct } from './desk/queries';
import {
  insertDecision,
  insertLine,
  lockCase,
  readOwnDecision,
  readReason,
  readVerdict,
  setState,
} from './queries';

export type Verdict = {
  caseId: string;
  /** The version that the operator read. */
  version: number;
  operatorId: string;
  /** A row of `casework.verdict` of the case's kind. */
  verdict: string;
  /** What the verdict gives to, where it has a choice: another object is another verdict. */
  object?: string | undefined;
  reasonCode?: string | undefined;
  note?: string | undefined;
  /** A second person must decide the same before it counts. */
  needsSecond: boolean;
  /** Both stages may be one person's: only where a brand in demonstration allows it. */
  mayBeAlone?: boolean;
  /**
   * The call: for the audit, whether the second person stepped up, and its key, under which it
   * counts once.
   */
  by?: Pick<OperatorContext, 'operator' | 'address' | 'requestId' | 'idempotencyKey'>;
};

/** `waiting`: the second person decided differently, so both begin again. */
export type Decided = {
  stage: 'second' | 'waiting' | 'closed';
  case: CaseFile;
  /** Who decided first in this round: the caller, unless they are the second. */
  firstBy: string;
  /** The call was made before, and this is its first answer: nothing follows from it again. */
  isRepeat: boolean;
};

/**
 * Writes an operator's verdict, in the transaction of what follows from it. It counts only under
 * the operator's own claim and on the version that they read.
 */
export const decideCase = async (sql: Transaction, verdict: Verdict): Promise<Decided> => {
  const found = await lockCase(sql, verdict.caseId, verdict.operatorId);
  if (!found) throw new Refusal('request.unknown');
  const repeated = await repeatOf(sql, found, verdict);
  if (repeated) return repeated;
  assertRight(await lockRights(sql, verdict.operatorId), found, found, workingRight(found));
  const stage = found.first ? 2 : 1;
  const isProved = verdict.by?.operator.isSteppedUp !== false;
  if (stage === 2 && found.state !== 'closed' && !isProved) {
    throw new Refusal('operator.step_up_required');
  }
  assertMayDecide(found, verdict);
  await assertReason(sql, found, verdict);
  const isAlone = found.first?.operatorId === verdict.operatorId;
  const { digest } = await writeLine(sql, found, verdict, { stage, isAlone });
  await insertDecision(sql, { ...verdict, round: found.round, stage, isAlone, digest });
  const firstBy = found.first?.operatorId ?? verdict.operatorId;
  return { ...(await follow(sql, found, verdict)), firstBy };
};

/** The answer of a call whose key came before with the same verdict; undefined the first time. */
const repeatOf = async (
  sql: Transaction,
  found: LockedCase,
  { caseId, operatorId, verdict, object, by }: Verdict,
): Promise<Decided | undefined> => {
  const key = by?.idempotencyKey;
  if (!key || (await claimAct(sql, { operatorId, key, name: 'decided', caseId }))) return undefined;
  const own = await readOwnDecision(sql, { caseId, operatorId, key });
  if (own?.verdict !== verdict || (own.object ?? undefined) !== object) {
    throw new Refusal('request.repeat_conflict');
  }
  const firstBy = found.first?.operatorId ?? operatorId;
  return { stage: own.stage, case: found, firstBy, isRepeat: true };
};

/** The line of the decision in the audit; the decision's row keeps its digest. */
const writeLine = (
  sql: Transaction,
  { id, brand, kind, playerId, round }: LockedCase,
  { verdict, operatorId, object, reasonCode, note, by }: Verdict,
  { stage, isAlone }: { stage: number; isAlone: boolean },
) =>
  writeAudit(sql, {
    actor: by ? actorOf(by) : { operatorId },
    brand,
    act: `${kind}.${verdict}`,
    objectKind: 'case',
    objectId: id,
    caseId: id,
    ...(playerId && { playerId }),
    after: { round, stage, isAlone, ...(object && { object }), ...(reasonCode && { reasonCode }) },
    reason: note ?? reasonCode,
    requestId: by?.requestId,
  });

/** The first that applies, so that each of many who decide at once reads what happened. */
const assertMayDecide = (
  found: LockedCase,
  { operatorId, version, mayBeAlone = false }: Verdict,
): void => {
  if (found.state === 'closed') throw new Refusal('desk.decided', { result: found.result });
  const isFirst = found.first?.operatorId === operatorId;
  if (isFirst && !mayBeAlone) throw new Refusal('desk.same_person');
  if (found.isClaimed && found.claimedBy !== operatorId) {
    throw new Refusal('desk.held', {
      claimedBy: found.claimedBy,
      until: found.claimedUntil?.toISOString(),
    });
  }
  if (!found.isClaimed) throw new Refusal('desk.lease_over');
  assertUnconcerned(found, operatorId);
  if (found.version !== version) throw new Refusal('desk.changed', { version: found.version });
};

const assertReason = async (
  sql: Transaction,
  { kind, subjectId }: CaseFile,
  { verdict, reasonCode, note }: Verdict,
): Promise<void> => {
  const row = await readVerdict(sql, { kind, subjectId }, verdict);
  if (!row) throw new Error(`a case of kind ${kind} has no verdict ${verdict}`);
  const hasNote = note !== undefined && note.trim() !== '';
  if (note !== undefined && (!hasNote || note.length > 2000)) {
    throw new Refusal('desk.reason_missing', {
      fields: [{ name: 'note', code: hasNote ? 'field.too_long' : 'field.required' }],
    });
  }
  const isKnown = reasonCode !== undefined && (await readReason(sql, kind, reasonCode));
  if ((reasonCode !== undefined || row.needsReason) && !isKnown) {
    throw new Refusal('desk.reason_missing', {
      fields: [{ name: 'reasonCode', code: reasonCode ? 'field.unknown' : 'field.required' }],
    });
  }
};

const follow = async (
  sql: Transaction,
  found: LockedCase,
  { operatorId, verdict, object, needsSecond }: Verdict,
): Promise<Omit<Decided, 'firstBy'>> => {
  const { id, first } = found;
  const line = { caseId: id, what: 'decided', operatorId, about: { verdict } };
  await insertLine(sql, line);
  if (first && (first.verdict !== verdict || (first.object ?? undefined) !== object)) {
    return {
      stage: 'waiting',
      case: await setState(sql, id, { state: 'waiting', nextRound: true }),
      isRepeat: false,
    };
  }
  if (!first && needsSecond) {
    const waiting = await setState(sql, id, { state: 'second' });
    return { stage: 'second', case: waiting, isRepeat: false };
  }
  const closed = await endOpenCase(sql, id, { result: verdict, isAnswer: true });
  return { stage: 'closed', case: closed, isRepeat: false };
};
