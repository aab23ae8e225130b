import { type ExportJob, exportRights } from '@parlour/contract/report/exports';
import type { OperatorContext } from '../../../lib/context';
import { type ExportRow, listExportIds, readExport } from './queries';

/** Whether a person has the right of an export in all its brands. */
export const mayHave = (
  rights: Readonly<Record<string, readonly string[]>>,
  { kind, brands }: Pick<ExportRow, 'kind' | 'brands'>,
): boolean => {
  const own = rights[exportRights[kind]] ?? [];
  return brands.every((brand) => own.includes(brand));
};

export const listExports = async (context: OperatorContext): Promise<{ list: ExportJob[] }> => {
  const { sql, operator } = context;
  const ids = await listExportIds(sql, operator.id);
  const rows = await Promise.all(ids.map((id) => readExport(sql, id)));
  const shown = rows.filter(
    (row): row is ExportRow =>
      row !== undefined && (row.operatorId === operator.id || mayHave(operator.rights, row)),
  );
  return { list: shown.map((row) => jobOf(row, context)) };
};

export const readJob = async (context: OperatorContext, id: string): Promise<ExportJob> =>
  jobOf((await readExport(context.sql, id))!, context);

const jobOf = (row: ExportRow, { operator }: OperatorContext): ExportJob => {
  const { before: _before, ...filter } = row.filter;
  const isMine = row.operatorId === operator.id;
  const isLive = ['second', 'waiting', 'ready'].includes(row.state);
  const state = row.isOver && isLive ? 'over' : row.state;
  return {
    id: row.id,
    kind: row.kind,
    brands: row.brands,
    filter,
    reason: row.reason,
    state,
    lines: row.rows ?? row.lines,
    ...(row.bytes !== null && { bytes: Number(row.bytes) }),
    ...(row.digest && { digest: row.digest.toString('hex') }),
    askedAt: row.askedAt.toISOString(),
    until: row.until.toISOString(),
    operator: row.operator,
    ...(row.second !== null && { second: row.second }),
    isMine,
    mayApprove: state === 'second' && !isMine && mayHave(operator.rights, row),
    ...(row.why !== null && { why: row.why }),
  };
};
