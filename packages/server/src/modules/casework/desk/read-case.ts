import type { casework, CaseView } from '@parlour/contract/casework';
import type { InputOf } from '@parlour/contract/endpoint';
import type { Sql } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { isTied } from '../assert-untied';
import { cardOf } from './case-card';
import { assertRight, brandsOf, workedBy, workingRight } from './desk-rights';
import {
  readCard,
  readDecisions,
  readLines,
  readNotes,
  readOrderNumber,
  readQueues,
  readReasons,
  readVerdicts,
  type Queue,
  type WorkedRow,
} from './queries';

/** Subjects of the cashier are the numbers of its tables, or begin with what they are about. */
const hasOrder = ({ kind, subjectId }: { kind: string; subjectId: string }): boolean =>
  (kind === 'deposit' && /^\d{1,18}$/.test(subjectId)) ||
  (kind === 'withdrawal' && /^(?:\w+:)?[0-9a-f-]{36}$/.test(subjectId));

/** A case with what happened to it. Reading claims nothing. */
export const readCase = async (
  { sql, operator }: Pick<OperatorContext, 'sql' | 'operator'>,
  { caseId }: InputOf<typeof casework.readCase>,
): Promise<CaseView> => {
  const [card, queues] = await Promise.all([readCard(sql, caseId), readQueues(sql)]);
  if (!card) throw new Refusal('request.unknown');
  const queue = queueIn(queues, card.kind);
  assertRight(operator.rights, queue, card, 'r');
  const { playerId, kind, conflicts } = card;
  const isWithheld =
    conflicts.includes(operator.id) ||
    (playerId !== null && (await isTied(sql, operator.id, [playerId])));
  const [orderNumber, lines, decisions, notes, verdicts, reasonCodes] = await Promise.all([
    hasOrder(card) ? readOrderNumber(sql, card) : undefined,
    readLines(sql, caseId),
    readDecisions(sql, caseId),
    isWithheld ? [] : readNotes(sql, { caseId, playerId }),
    readVerdicts(sql, card),
    readReasons(sql, kind),
  ]);
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
    notes: notes.map(({ id, operatorId, operatorName, text, at }) => ({
      id,
      text,
      at: at.toISOString(),
      operator: { id: operatorId, name: operatorName },
    })),
    verdicts,
    reasonCodes,
    isAskable: playerId !== null || queue.hasVisitors,
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
