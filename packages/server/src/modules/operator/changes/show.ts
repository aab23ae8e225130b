import type { OperatorChange } from '@parlour/contract/operator/changes';
import type { OperatorContext } from '../../../lib/context';
import type { Acknowledged } from './in-force/follow-queries';
import type { ChangeValues } from './kind';
import { kindOf } from './kinds';
import { shown } from './personal';
import type { ChangeRow } from './queries';
import { tiedChanges } from './ties/ties';

const acksOf = ({ count, of, ms, missing }: Acknowledged): OperatorChange['acks'] => ({
  count,
  of,
  missing,
  ...(ms !== null && { ms }),
});

/** What was proposed of a player is not for who is tied to them: that it was, and by whom, is. */
export const shownTo = async (
  context: Pick<OperatorContext, 'config' | 'sql' | 'operator'>,
  row: ChangeRow,
  result?: ChangeValues,
): Promise<OperatorChange> => {
  const change = changeOf(context, row, result);
  const tied = await tiedChanges(context.sql, context.operator.id, [row]);
  return tied.size > 0 ? withheld(change) : change;
};

/** Its version too says when something moved. */
export const withheld = ({ result: _result, ...change }: OperatorChange): OperatorChange => ({
  ...change,
  version: '',
  before: {},
  patch: {},
  reason: '',
  isWithheld: true,
});

/** As pages show it; `result` is what applying it gave, shown once. */
export const changeOf = (
  context: Pick<OperatorContext, 'config'>,
  row: ChangeRow,
  result?: ChangeValues,
  acks?: Acknowledged,
): OperatorChange => ({
  id: row.id.toString(),
  kind: row.kind,
  object: row.object,
  ...(row.personName !== null && { person: row.personName }),
  ...(row.brand !== null && { brand: row.brand }),
  version: row.baseVersion,
  before: row.before,
  patch: shown(context, kindOf(row.kind), row.patch),
  author: row.authorName,
  ...(row.secondName !== null && { second: row.secondName }),
  needsSecond: row.needsSecond,
  alone: row.alone,
  state: row.state,
  reason: row.reason,
  ...(row.undoes !== null && { undoes: row.undoes.toString() }),
  at: row.createdAt.toISOString(),
  ...(row.decidedAt && { decidedAt: row.decidedAt.toISOString() }),
  ...(row.scheduledAt && { scheduledAt: row.scheduledAt.toISOString() }),
  ...(row.failure !== null && { failure: row.failure }),
  ...(acks && { acks: acksOf(acks) }),
  ...(result && { result }),
});
