import type { JobState, Operations, ProcessState, WaitingEvent } from '@parlour/contract/operation';
import type { OperatorContext } from '../../lib/context';
import { readBackup } from '../../lib/processes/backup-queries';
import * as queries from './queries';

/** What the machine of the site does now. */
export const readOperations = async ({
  sql,
  clock,
  operator,
}: OperatorContext): Promise<Operations> => {
  const [processes, jobs, counts, events, messages, partitions, database, backup] =
    await Promise.all([
      queries.readProcesses(sql),
      queries.readJobs(sql),
      queries.countEvents(sql),
      queries.readEvents(sql),
      queries.readUnsent(sql, operator.brands),
      queries.readPartitions(sql),
      queries.readDatabase(sql),
      readBackup(sql),
    ]);
  return {
    asOf: clock.now().toISOString(),
    processes: processes.map(processOf),
    jobs: jobs.map(jobOf),
    events: { ...counts, list: events.map(eventOf) },
    messages: messages.map(({ oldestAt, ...row }) => ({
      ...row,
      oldestAt: oldestAt.toISOString(),
    })),
    partitions,
    database,
    ...(backup && {
      backup: { madeAt: backup.madeAt.toISOString(), provenAt: backup.provenAt.toISOString() },
    }),
  };
};

const processOf = ({
  buildDigest,
  diskBytes,
  diskFreeBytes,
  startedAt,
  seenAt,
  ...row
}: queries.ProcessRow): ProcessState => ({
  ...row,
  ...(buildDigest !== null && { buildDigest }),
  ...(diskBytes !== null &&
    diskFreeBytes !== null && {
      disk: { bytes: Number(diskBytes), freeBytes: Number(diskFreeBytes) },
    }),
  startedAt: startedAt.toISOString(),
  seenAt: seenAt.toISOString(),
});

const jobOf = ({ beganAt, endedAt, nextAt, reason, runs, ...row }: queries.JobRow): JobState => ({
  ...row,
  runs: Number(runs),
  ...(beganAt && { beganAt: beganAt.toISOString() }),
  ...(endedAt && { endedAt: endedAt.toISOString() }),
  ...(nextAt && { nextAt: nextAt.toISOString() }),
  ...(reason !== null && { reason }),
});

const eventOf = ({
  id,
  createdAt,
  dueAt,
  failedAt,
  reason,
  ...row
}: queries.EventRow): WaitingEvent => ({
  ...row,
  id: id.toString(),
  createdAt: createdAt.toISOString(),
  dueAt: dueAt.toISOString(),
  ...(failedAt && { failedAt: failedAt.toISOString() }),
  ...(reason !== null && { reason }),
});
