import { session } from '@parlour/contract/session';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../../lib/api/api';
import { QueryError } from '../../../lib/api/query-error';
import { asRefused } from '../../../lib/api/refused';
import { DeviceRow } from './device-row';
import css from './security.module.css';

type Query<Item> = {
  data: { list: Item[] } | undefined;
  isPending: boolean;
  error: unknown;
  refetch: () => unknown;
};

type SectionProps<Item> = {
  title: string;
  query: Query<Item>;
  row: (item: Item) => ReactNode;
};

const Section = <Item,>({ title, query, row }: SectionProps<Item>) => (
  <section className={css.section}>
    <h3 className="t-h3">{title}</h3>
    {query.isPending && <TableSkeleton onRetry={() => void query.refetch()} rows={2} />}
    {!query.isPending && !query.data && (
      <QueryError onRetry={() => void query.refetch()} refused={asRefused(query.error)} />
    )}
    {query.data && <ul className={css.list}>{query.data.list.map(row)}</ul>}
  </section>
);

/** Where the player is signed in now, each with a button that ends it. */
export const SessionsSection = () => {
  const { factors } = usePhrases('factors');
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['session', 'sessions'],
    queryFn: ({ signal }) => call(session.listSessions, {}, { signal }),
  });
  const end = useMutation({
    mutationFn: (id: string) => call(session.endSession, { id }),
    onSettled: () => client.invalidateQueries({ queryKey: ['session'] }),
  });
  return (
    <Section
      query={query}
      row={({ id, device, place, activeAt, current }) => (
        <DeviceRow
          at={activeAt}
          device={device}
          isCurrent={current}
          key={id}
          place={place}
          {...(!current && {
            action: {
              word: factors.endSession,
              label: (name: string) => fill(factors.endSessionOf, { name }),
              isBusy: end.isPending && end.variables === id,
              onPress: () => end.mutate(id),
            },
          })}
        />
      )}
      title={factors.sessionsTitle}
    />
  );
};

/** The browsers that are known to be the player's, each with a button that forgets it. */
export const DevicesSection = () => {
  const { factors } = usePhrases('factors');
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['session', 'devices'],
    queryFn: ({ signal }) => call(session.listDevices, {}, { signal }),
  });
  const forget = useMutation({
    mutationFn: (id: string) => call(session.forgetDevice, { id }),
    onSettled: () => client.invalidateQueries({ queryKey: ['session'] }),
  });
  return (
    <Section
      query={query}
      row={({ id, device, place, seenAt, current }) => (
        <DeviceRow
          at={seenAt}
          device={device}
          isCurrent={current}
          key={id}
          place={place}
          {...(!current && {
            action: {
              word: factors.forget,
              label: (name: string) => fill(factors.forgetOf, { name }),
              isBusy: forget.isPending && forget.variables === id,
              onPress: () => forget.mutate(id),
            },
          })}
        />
      )}
      title={factors.devicesTitle}
    />
  );
};

/** The newest sign-ins. */
export const HistorySection = () => {
  const { factors } = usePhrases('factors');
  const query = useQuery({
    queryKey: ['session', 'history'],
    queryFn: ({ signal }) => call(session.listSignIns, { page: 1 }, { signal }),
  });
  return (
    <Section
      query={query}
      row={({ id, device, place, at }) => (
        <DeviceRow at={at} device={device} key={id} place={place} />
      )}
      title={factors.historyTitle}
    />
  );
};
