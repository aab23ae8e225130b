import type { InputOf } from '@parlour/contract/endpoint';
import {
  type exportCalls,
  type ExportJob,
  type ExportKind,
  mostAloneLines,
  mostExportDays,
  mostExportLines,
} from '@parlour/contract/report/exports';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { countTaken, writeAudit } from '../../audit';
import { actorOf } from '../../operator';
import { checkDays } from '../check-days';
import { exported } from './kinds';
import { insertExport, readAsked } from './queries';
import { readJob } from './show-export';

type Calls = typeof exportCalls;

/** So many of one person at a time. */
const mostOpen = 5;

type Asked = { kind: ExportKind; brands: readonly string[]; filter: object; reason: string };

/** Asks for a file, which a job makes; with its line, in one commit. */
const ask = async (context: OperatorContext, asked: Asked): Promise<ExportJob> => {
  const { database, operator, idempotencyKey: key } = context;
  const id = await database.transaction(async (sql) => {
    const before = await readAsked(sql, { operatorId: operator.id, key, kind: asked.kind });
    if (before.id !== null) return before.id;
    if (before.open >= mostOpen) throw new Refusal('report.export_limit', { most: mostOpen });
    const { kind, reason } = asked;
    const given = Object.entries(asked.filter).filter(([, value]) => Boolean(value));
    const filter = Object.fromEntries(given) as Record<string, string>;
    const brands = [...asked.brands];
    const most = mostExportLines + 1;
    const { count, bound } = await exported[kind].count(sql, { brands, filter }, most);
    if (count > mostExportLines) {
      throw new Refusal('report.export_too_many', { most: mostExportLines });
    }
    // A list in pieces is as much as the list; the audit is also a file at once.
    const alone = kind === 'audit' ? await countTaken(sql, operator.id) : before.alone;
    const left = Math.max(0, mostAloneLines - alone);
    const needsSecond = count > left;
    const { id: entryId } = await writeAudit(sql, {
      actor: actorOf(context),
      ...(brands.length === 1 && { brand: brands[0] }),
      act: 'export.ask',
      objectKind: 'export',
      objectId: key,
      after: { kind, brands, filter, lines: count, needsSecond },
      reason,
      requestId: context.requestId,
    });
    return insertExport(sql, {
      operatorId: operator.id,
      key,
      kind,
      brands,
      filter: { ...filter, ...bound },
      reason,
      lines: count,
      most: needsSecond ? mostExportLines : left,
      needsSecond,
      entryId,
    });
  });
  return readJob(context, id);
};

export const askPlayersExport = (
  context: OperatorContext,
  { brand, reason, from, to }: InputOf<Calls['askPlayersExport']>,
): Promise<ExportJob> => {
  if (from !== undefined && to !== undefined) checkDays({ from, to }, Infinity);
  return ask(context, { kind: 'players', brands: [brand], filter: { from, to }, reason });
};

export const askMoneyExport = (
  context: OperatorContext,
  { brand, reason, from, to }: InputOf<Calls['askMoneyExport']>,
): Promise<ExportJob> => {
  checkDays({ from, to }, mostExportDays - 1);
  return ask(context, { kind: 'money', brands: [brand], filter: { from, to }, reason });
};

export const askAuditExport = (
  context: OperatorContext,
  { reason, ...filter }: InputOf<Calls['askAuditExport']>,
): Promise<ExportJob> =>
  ask(context, { kind: 'audit', brands: context.operator.brands, filter, reason });
