import { createHash } from 'node:crypto';
import type { BulkLine, casework } from '@parlour/contract/casework';
import type { InputOf } from '@parlour/contract/endpoint';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { assertUnconcerned } from '../claim-case';
import { free } from '../claim-queries';
import { actOnce, assertOpen } from './act-on-case';
import { brandsOf, workingRight } from './desk-rights';
import { claimAct, readCardsById, readQueues } from './queries';
import { park, push } from './work-case';

type BulkAct = InputOf<typeof casework.previewBulk>['act'];
type Previewed = { lines: BulkLine[]; digest: string };

/** What an act would do with each of many cases, and why not. */
export const previewBulk = async (
  { sql, operator }: OperatorContext,
  { act, ids }: InputOf<typeof casework.previewBulk>,
): Promise<Previewed> => {
  const [cards, queues] = [await readCardsById(sql, ids), await readQueues(sql)];
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  const lines = ids.map((id): BulkLine & { version?: number } => {
    const card = cardOf.get(id);
    const queue = queues.find(({ kind }) => kind === card?.kind);
    if (!card || !queue || !brandsOf(operator.rights, queue, 'r').includes(card.brand)) {
      return { id, will: false, why: 'request.unknown' };
    }
    const { number, version } = card;
    const why = refusalOf(act, { card, queue, operator });
    return { id, number, version, will: why === undefined, ...(why && { why }) };
  });
  const digest = createHash('sha256')
    .update(JSON.stringify([operator.id, act, lines]))
    .digest('hex');
  return { lines: lines.map(({ version: _version, ...line }) => line), digest };
};

type Looked = {
  card: Awaited<ReturnType<typeof readCardsById>>[number];
  queue: Awaited<ReturnType<typeof readQueues>>[number];
  operator: OperatorContext['operator'];
};

const refusalOf = (act: BulkAct, { card, queue, operator }: Looked): string | undefined => {
  const { state, claimedBy } = card;
  if (state === 'closed') return 'desk.decided';
  if (!queue.bulk.includes(act)) return 'desk.not_bulk';
  if (!brandsOf(operator.rights, queue, workingRight(card)).includes(card.brand)) {
    return 'operator.right_missing';
  }
  if (claimedBy !== null && claimedBy !== operator.id) return 'desk.held';
  if (act === 'push' || act === 'park') {
    return card.conflicts.includes(operator.id) ? 'desk.conflict' : undefined;
  }
  return claimedBy === operator.id ? undefined : 'desk.lease_over';
};

const nameOf = { push: 'pushed', free: 'freed', park: 'parked', handOver: 'handed_over' } as const;

/**
 * Does to many cases what its preview showed, each in a transaction of its own with its own lines.
 * Nothing is decided in bulk: each case that is decided was opened by a person.
 */
export const runBulk = async (
  context: OperatorContext,
  { act, ids, digest, reason, minutes = 60 }: InputOf<typeof casework.runBulk>,
): Promise<{ lines: BulkLine[] }> => {
  const { database, operator, idempotencyKey: key } = context;
  const shown = await previewBulk(context, { act, ids });
  const isFirst = await database.transaction(async (sql) => {
    const isNew = await claimAct(sql, { operatorId: operator.id, key, name: `bulk.${act}` });
    if (isNew && shown.digest !== digest) throw new Refusal('desk.bulk_changed');
    return isNew;
  });
  if (!isFirst) return { lines: shown.lines };
  const lines: BulkLine[] = [];
  for (const line of shown.lines) {
    lines.push(line.will ? await doOne(context, { act, line, reason, minutes }) : line);
  }
  return { lines };
};

type One = { act: BulkAct; line: BulkLine; reason: string; minutes: number };

/** What became impossible since the preview is said in its line; the others go on. */
const doOne = async (
  context: OperatorContext,
  { act, line, reason, minutes }: One,
): Promise<BulkLine> => {
  const { id: caseId } = line;
  const { operator, database } = context;
  const once = { ...context, idempotencyKey: '' };
  try {
    await database.transaction((sql) =>
      actOnce(once, sql, { name: nameOf[act], caseId, reason }, async ({ found }) => {
        assertOpen(found);
        if (found.isClaimed && found.claimedBy !== operator.id) throw new Refusal('desk.held');
        // These need no claim, which would ask.
        if (act === 'push' || act === 'park') assertUnconcerned(found, operator.id);
        if (act === 'push') await push(sql, operator.id, found);
        else if (act === 'park') await park(sql, context, found, { reason, minutes });
        else await free(sql, caseId, operator.id);
      }),
    );
    return line;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...line, will: false, why: error.code };
  }
};
