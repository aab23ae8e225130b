import {
  operation as calls,
  type Operations,
  type WaitingEvent,
} from '@parlour/contract/operation';
import { type Column, DataTable } from '@parlour/ui/components/display/data-table';
import { Button } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { count } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { useState } from 'react';
import { call } from '../../lib/api/call';
import { client } from '../../lib/api/query-client';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import parts from '../../lib/parts/parts.module.css';
import { ReasonFormDialog } from '../../lib/parts/reason-form-dialog';
import { Section } from '../../lib/parts/section';
import { useMay } from '../../lib/session/me';
import css from './operation.module.css';

/** The events that wait, and those whose tries fail. */
export const Events = ({ events }: { events: Operations['events'] }) => {
  const { operation } = useWords();
  const { waiting, failing, list } = events;
  const columns = useColumns();
  return (
    <Section
      aside={[
        fill(operation.waiting, { count: count(waiting) }),
        fill(operation.failing, { count: count(failing) }),
      ].join(' · ')}
      title={operation.events}
    >
      {list.length === 0 ? (
        <p className={parts.empty}>{operation.noEvents}</p>
      ) : (
        <DataTable columns={columns} keyOf={({ id }) => id} label={operation.events} rows={list} />
      )}
    </Section>
  );
};

const useColumns = (): readonly Column<WaitingEvent>[] => {
  const { operation } = useWords();
  const mayAct = useMay()('operation.w');
  const zone = useZone();
  const locale = useConsoleLocale();
  return [
    { key: 'type', name: operation.event, place: 'title', cell: ({ type }) => <code>{type}</code> },
    {
      key: 'state',
      name: operation.state,
      place: 'status',
      cell: ({ failedAt, reason = '' }) =>
        failedAt && (
          <span className="t-neg">
            {fill(operation.failedAt, { time: dateTime(failedAt, zone, locale), reason })}
          </span>
        ),
    },
    {
      key: 'key',
      name: operation.job,
      place: 'meta',
      cell: ({ key }) => <span className={css.long}>{key}</span>,
    },
    {
      key: 'attempts',
      name: operation.attempts,
      place: 'figure',
      isNamed: true,
      atEnd: true,
      cell: ({ attempts }) => <span className={css.figure}>{count(attempts)}</span>,
    },
    {
      key: 'created',
      name: operation.created,
      place: 'id',
      cell: ({ createdAt }) => dateTime(createdAt, zone, locale),
    },
    {
      key: 'acts',
      name: operation.acts,
      place: 'time',
      atEnd: true,
      cell: (event) => mayAct && event.failedAt && <Retry event={event} />,
    },
  ];
};

const Retry = ({ event: { id, type } }: { event: WaitingEvent }) => {
  const { operation } = useWords();
  const [isShown, setIsShown] = useState(false);
  const title = fill(operation.retryOf, { name: `${type} ${id}` });
  return (
    <>
      <Button aria-label={title} onClick={() => setIsShown(true)} small>
        {operation.retry}
      </Button>
      {isShown && (
        <ReasonFormDialog
          act={operation.retry}
          onClose={() => setIsShown(false)}
          send={async (reason) => {
            await call(calls.retryEvent, { id, reason });
            await client.invalidateQueries({ queryKey: ['operations'] });
          }}
          title={title}
          what={operation.retryWhat}
        />
      )}
    </>
  );
};
