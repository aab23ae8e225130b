import { type ExportJob, exportRights } from '@parlour/contract/report/exports';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import { actorOf, lockRights } from '../../operator';
import { type ExportRow, lockExport, setState } from './queries';
import { mayHave, readJob } from './show-export';

/**
 * An export under its lock, of one who asked for it or has its right, which stays until the
 * commit; to another it does not exist.
 */
export const lockOwn = async (
  sql: Transaction,
  { operator }: OperatorContext,
  id: string,
): Promise<ExportRow & { isMine: boolean }> => {
  const found = await lockExport(sql, id);
  const isAllowed = found && mayHave(await lockRights(sql, operator.id), found);
  const isMine = found?.operatorId === operator.id;
  if (!found || (!isMine && !isAllowed)) throw new Refusal('request.unknown');
  if (!isAllowed) throw new Refusal('operator.right_missing', { right: exportRights[found.kind] });
  return { ...found, isMine };
};

/** The second person lets a large export be made. */
export const approveExport = async (
  context: OperatorContext,
  { id }: { id: string },
): Promise<ExportJob> => {
  await context.database.transaction(async (sql) => {
    const found = await lockOwn(sql, context, id);
    if (found.isMine) throw new Refusal('desk.same_person');
    if (found.state !== 'second' || found.isOver) throw new Refusal('report.export_over');
    await setState(sql, id, { state: 'waiting', secondId: context.operator.id });
    await note(sql, context, found, 'export.approve');
  });
  return readJob(context, id);
};

/** Ends one that was not fetched: its asker takes it back, another refuses to be the second. */
export const endExport = async (
  context: OperatorContext,
  { id }: { id: string },
): Promise<ExportJob> => {
  await context.database.transaction(async (sql) => {
    const found = await lockOwn(sql, context, id);
    const open = found.isMine ? ['second', 'waiting', 'ready'] : ['second'];
    if (!open.includes(found.state) || found.isOver) throw new Refusal('report.export_over');
    await setState(sql, id, { state: 'ended', why: found.isMine ? 'taken_back' : 'refused' });
    await note(sql, context, found, found.isMine ? 'export.take_back' : 'export.refuse');
  });
  return readJob(context, id);
};

/** The line of an act on an export, in its transaction. */
export const note = (
  sql: Transaction,
  context: OperatorContext,
  { id, kind, brands, entryId, isMine, digest, rows }: ExportRow & { isMine: boolean },
  act: string,
) =>
  writeAudit(sql, {
    actor: actorOf(context),
    ...(brands.length === 1 && { brand: brands[0] }),
    act,
    objectKind: 'export',
    objectId: id,
    after: { kind, ...(digest && { digest: digest.toString('hex'), rows }) },
    ...(!isMine && { secondOf: entryId }),
    requestId: context.requestId,
  });
