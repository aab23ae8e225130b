import type { casework, CaseView } from '@parlour/contract/casework';
import type { InputOf } from '@parlour/contract/endpoint';
import type { Sql } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { cardOf } from './case-card';
import { assertRight, brandsOf, workedBy, workingRight } from './desk-rights';
import {
  readCard,
  readDecisions,
  readIsTied,
  readLines,
  readNotes,
  readOrderNumber,
  readQueues,
  readReasons,
  readVerdicts,
  type Queue,
  type WorkedRow,
} from './queries';

/** A case with what happened to it. Reading claims nothing. */
export const readCase = async (
  { sql, operator }: Pick<OperatorContext, 'sql' | 'operator'>,
  { caseId }: InputOf<typeof casework.readCase>,
): Promise<CaseView> => {
  // All at once: each turn to the database is one that the operator waits for.
  const [card, queues, isTied, orderNumber, lines, decisions, notes, verdicts, reasonCodes] =
    await Promise.all([
      readCard(sql, caseId),
      readQueues(sql),
      readIsTied(sql, { caseId, operatorId: operator.id }),
      readOrderNumber(sql, caseId),
      readLines(sql, caseId),
      readDecisions(sql, caseId),
      readNotes(sql, caseId),
      readVerdicts(sql, caseId),
      readReasons(sql, { caseId }),
    ]);
  if (!card) throw new Refusal('request.unknown');
  const queue = queueIn(queues, card.kind);
  assertRight(operator.rights, queue, card, 'r');
  const isWithheld = isTied || card.conflicts.includes(operator.id);
  return {
    ...cardOf(card),
    ...(orderNumber !== undefined && { orderNumber }),
    ...(isWithheld && { isWithheld: true as const }),
    lines: lines.map(({ at, operatorId, operatorName, reason, about, what }) => ({
      what,
      about: isWithheld ? {} : about,
      at: at.toISOString(),
      ...(operatorId && { operator: { id: operatorId, name: operatorName ?? operatorId } }),
      ...(reason && !isWithheld && { reason }),
    })),
    decisions: decisions.map(
      ({ at, operatorId, operatorName, object, reasonCode, note, ...decision }) => ({
        ...decision,
        at: at.toISOString(),
        operator: { id: operatorId, name: operatorName },
        ...(!isWithheld && {
          ...(object && { object }),
          ...(reasonCode && { reasonCode }),
          ...(note && { note }),
        }),
      }),
    ),
    notes: (isWithheld ? [] : notes).map(({ id, operatorId, operatorName, text, at }) => ({
      id,
      text,
      at: at.toISOString(),
      operator: { id: operatorId, name: operatorName },
    })),
    verdicts,
    reasonCodes,
    isAskable: card.playerId !== null || queue.hasVisitors,
    may: mayOf(operator, queue, card),
  };
};

export const queueOf = async (sql: Sql, kind: string): Promise<Queue> =>
  queueIn(await readQueues(sql), kind);

const queueIn = (queues: Queue[], kind: string): Queue => {
  const queue = queues.find((each) => each.kind === kind);
  if (!queue) throw new Error(`there is no queue ${kind}`);
  return queue;
};

const mayOf = (
  { id, rights }: OperatorContext['operator'],
  queue: Queue,
  card: WorkedRow,
): CaseView['may'] => {
  const isOpen = card.state !== 'closed';
  const isFree = card.claimedBy === null || card.claimedBy === id;
  const isOther = card.first !== id;
  const isUntied = !card.conflicts.includes(id);
  const noun = workedBy(queue, card);
  const may = brandsOf(rights, noun, workingRight(card)).includes(card.brand);
  const leads = brandsOf(rights, noun, 'a').includes(card.brand);
  return {
    claim: isOpen && isFree && may && isOther && isUntied,
    decide: isOpen && card.claimedBy === id && may && isOther && isUntied,
    reassign: isOpen && !isFree && leads && isUntied,
    reopen: !isOpen && !queue.isMoney && leads,
  };
};
