import type { OperatorChange } from '@parlour/contract/operator/changes';
import type { ChangeRow } from './queries';
import type { ChangeValues } from './kind';

/** As pages show it; `result` is what applying it gave, shown once. */
export const changeOf = (row: ChangeRow, result?: ChangeValues): OperatorChange => ({
  id: row.id.toString(),
  kind: row.kind,
  object: row.object,
  ...(row.brand !== null && { brand: row.brand }),
  version: row.baseVersion,
  before: row.before,
  patch: row.patch,
  author: row.authorName,
  ...(row.secondName !== null && { second: row.secondName }),
  needsSecond: row.needsSecond,
  alone: row.alone,
  state: row.state,
  reason: row.reason,
  ...(row.undoes !== null && { undoes: row.undoes.toString() }),
  at: row.createdAt.toISOString(),
  ...(row.decidedAt && { decidedAt: row.decidedAt.toISOString() }),
  ...(result && { result }),
});
