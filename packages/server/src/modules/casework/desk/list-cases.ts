import type { casework, CaseCard } from '@parlour/contract/casework';
import type { InputOf } from '@parlour/contract/endpoint';
import { micros } from '@parlour/contract/money';
import type { OperatorContext } from '../../../lib/context';
import { isMoment } from '../../../lib/moment';
import { invalid } from '../../../lib/refusal';
import { cardOf } from './case-card';
import { brandsOf } from './desk-rights';
import { readCards, type CardFilter } from './card-queries';
import { readQueues, type Queue } from './queries';

const pageSize = 50;

/** The cases that the operator may read, the most urgent first; of the closed ones the newest. */
export const listCases = async (
  { sql, clock, operator }: OperatorContext,
  { kind, brand, state = 'open', cursor, least, ...filter }: InputOf<typeof casework.listCases>,
): Promise<{ list: CaseCard[]; next?: string }> => {
  const queues = (await readQueues(sql)).filter((each) => !kind || each.kind === kind);
  const readable = readableOf(operator, queues, brand);
  const wanted: CardFilter = {
    ...filter,
    ...(least !== undefined && { least: micros(least) }),
    operatorId: operator.id,
    ...readable,
    state,
    ...(state === 'late' && { dueBefore: clock.now() }),
    after: cursor === undefined ? undefined : readCursor(cursor),
    most: pageSize + 1,
  };
  const rows = await readCards(sql, wanted);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return { list: shown.map(cardOf), ...(last && { next: writeCursor(last) }) };
};

/** Each brand with each kind whose cases the operator may read, as two arrays of one length. */
export const readableOf = (
  { rights }: OperatorContext['operator'],
  queues: Queue[],
  brand?: string,
): { brands: string[]; kinds: string[] } => {
  const pairs = queues.flatMap((queue) =>
    brandsOf(rights, queue, 'r')
      .filter((each) => !brand || each === brand)
      .map((each) => ({ brand: each, kind: queue.kind })),
  );
  return { brands: pairs.map((pair) => pair.brand), kinds: pairs.map((pair) => pair.kind) };
};

type Place = { at: string; id: string };

const writeCursor = ({ sortedAt, id }: { sortedAt: string; id: string }): string =>
  Buffer.from(`${sortedAt} ${id}`).toString('base64url');

/** A cursor that we did not write is refused, never searched for. */
const readCursor = (cursor: string): Place => {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const found = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) ([1-9]\d{0,17})$/.exec(text);
  if (!found || !isMoment(found[1]!)) {
    throw invalid({ name: 'cursor', code: 'field.pattern' });
  }
  return { at: found[1]!, id: found[2]! };
};
