import { operation as calls, type JobState } from '@parlour/contract/operation';
import { type Column, DataTable } from '@parlour/ui/components/display/data-table';
import { Button } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { fill } from '@parlour/locales/phrases';
import { useState } from 'react';
import { call } from '../../lib/api/call';
import { client } from '../../lib/api/query-client';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { ReasonFormDialog } from '../../lib/parts/reason-form-dialog';
import { Section } from '../../lib/parts/section';
import { useMay } from '../../lib/session/me';
import { durationText } from '../dashboard/duration-text';

/** A job counts as late when it has been due for so long; a process looks every second. */
export const lateSeconds = 30;

/** The periodic jobs: when each ran, when it runs next, and how late it is. */
export const Jobs = ({ list }: { list: readonly JobState[] }) => {
  const { operation, dashboard } = useWords();
  const mayAct = useMay()('operation.w');
  const zone = useZone();
  const locale = useConsoleLocale();
  const timeOf = (at: string | undefined) =>
    at === undefined ? operation.never : dateTime(at, zone, locale);
  const columns: readonly Column<JobState>[] = [
    { key: 'name', name: operation.job, place: 'title', cell: ({ name }) => <code>{name}</code> },
    { key: 'state', name: operation.state, place: 'status', cell: (job) => <State job={job} /> },
    {
      key: 'every',
      name: operation.every,
      place: 'meta',
      cell: ({ seconds }) => durationText(dashboard.duration, seconds),
    },
    { key: 'last', name: operation.last, place: 'figure', cell: ({ endedAt }) => timeOf(endedAt) },
    { key: 'next', name: operation.next, place: 'id', cell: ({ nextAt }) => timeOf(nextAt) },
    {
      key: 'acts',
      name: operation.acts,
      place: 'time',
      atEnd: true,
      cell: (job) => mayAct && <Run job={job} />,
    },
  ];
  return (
    <Section aside={list.length} title={operation.jobs}>
      <DataTable columns={columns} keyOf={({ name }) => name} label={operation.jobs} rows={list} />
    </Section>
  );
};

const State = ({ job }: { job: JobState }) => {
  const { operation, dashboard } = useWords();
  const { isRunning, isRequested, reason, lateSeconds: seconds } = job;
  if (reason) return <span className="t-neg">{fill(operation.failed, { reason })}</span>;
  if (isRunning) return <span>{operation.running}</span>;
  if (isRequested) return <span>{operation.requested}</span>;
  if (seconds < lateSeconds) return <span className="t-pos">{operation.good}</span>;
  const time = durationText(dashboard.duration, seconds);
  return <span className="t-warn">{fill(operation.late, { time })}</span>;
};

const Run = ({ job: { name, isRunning } }: { job: JobState }) => {
  const { operation } = useWords();
  const [isShown, setIsShown] = useState(false);
  const title = fill(operation.runOf, { name });
  return (
    <>
      <Button aria-label={title} disabled={isRunning} onClick={() => setIsShown(true)} small>
        {operation.run}
      </Button>
      {isShown && (
        <ReasonFormDialog
          act={operation.run}
          onClose={() => setIsShown(false)}
          send={async (reason) => {
            await call(calls.runJob, { name, reason });
            await client.invalidateQueries({ queryKey: ['operations'] });
          }}
          title={title}
          what={operation.runWhat}
        />
      )}
    </>
  );
};
