import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { operation } from '@parlour/contract/operation';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../lib/context';
import { makeDue, requestRun } from '../../lib/jobs/job-runs';
import { Refusal } from '../../lib/refusal';
import { writeAudit } from '../audit';
import { actorOf, lockRights } from '../operator';
import { areAllBrands, lockEvent, lockJob } from './queries';

const right = 'operation.w';

/** The right as it is now, kept until the commit, in all brands: the machine is of all of them. */
const assertMay = async (sql: Transaction, { operator }: OperatorContext): Promise<void> => {
  const rights = await lockRights(sql, operator.id);
  const isOfAll = await areAllBrands(sql, rights[right] ?? []);
  if (!isOfAll) throw new Refusal('operator.right_missing', { right });
};

/** Makes a periodic job due now, unless it runs: then two would. */
export const runJob = async (
  context: OperatorContext,
  { name, reason }: InputOf<typeof operation.runJob>,
): Promise<Record<string, never>> => {
  await context.database.transaction(async (sql) => {
    const job = await lockJob(sql, name);
    if (!job) throw new Refusal('request.unknown');
    if (job.isRunning) throw new Refusal('operation.job_running');
    await assertMay(sql, context);
    await requestRun(sql, name);
    await writeAudit(sql, {
      actor: actorOf(context),
      act: 'job.run',
      objectKind: 'job',
      objectId: name,
      reason,
      requestId: context.requestId,
    });
  });
  return {};
};

/** Makes an event due now whose last try failed; done twice it is one try. */
export const retryEvent = async (
  context: OperatorContext,
  { id, reason }: InputOf<typeof operation.retryEvent>,
): Promise<OutputOf<typeof operation.retryEvent>> =>
  context.database.transaction(async (sql) => {
    const event = await lockEvent(sql, id);
    if (!event) throw new Refusal('request.unknown');
    if (event.state !== 'failed') return { state: event.state };
    await assertMay(sql, context);
    await makeDue(sql, id);
    await writeAudit(sql, {
      actor: actorOf(context),
      act: 'event.retry',
      objectKind: 'event',
      objectId: id,
      after: { type: event.type, key: event.key },
      reason,
      requestId: context.requestId,
    });
    return { state: 'due' as const };
  });
