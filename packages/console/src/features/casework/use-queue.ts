import { casework, type CaseCard } from '@parlour/contract/casework';
import type { OutputOf } from '@parlour/contract/endpoint';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { call } from '../../lib/api/call';
import { useBrand } from '../../lib/brand';
import { type Pages, type Range, refreshPages } from './filters/refresh-pages';
import type { QueueFilter } from './filters/use-queue-filter';

/** A row of the list: a case, or the heading of those in a state. */
export type QueueRow = { key: string; heading: CaseCard['state']; count: number } | CaseRow;
export type CaseRow = { key: string; card: CaseCard };

export const isCase = (row: QueueRow): row is CaseRow => 'card' in row;

/** How often what others do becomes visible. */
const refreshMs = 5000;

/** The cases of a queue, more as they are scrolled to. */
export const useQueue = (kind: string, filter: QueueFilter) => {
  const brand = useBrand()?.code;
  const { state } = filter;
  const queryKey = useMemo(() => ['cases', kind, filter, brand], [kind, filter, brand]);
  const read = useCallback(
    (cursor: string | undefined, signal?: AbortSignal) =>
      call(casework.listCases, { kind, ...filter, brand, cursor }, signal && { signal }),
    [kind, filter, brand],
  );
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    // Those in view are read again below, and no others.
    refetchOnWindowFocus: false,
  });
  const { data, hasNextPage, isFetching, fetchNextPage } = query;
  const cards = useMemo(() => data?.pages.flatMap(({ list }) => list) ?? [], [data]);
  const rows = useMemo(
    // Only a whole list is parted by state: rows must not move while more of them come.
    () => (state === 'open' && !hasNextPage ? byState(cards) : cards.map(rowOf)),
    [cards, state, hasNextPage],
  );
  const more = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const seen = useRefresh({ queryKey, read, cards: data?.pages, isBusy: isFetching });
  return { query, cards, rows, more, seen };
};

type Page = OutputOf<typeof casework.listCases>;
type Refreshing = {
  queryKey: readonly unknown[];
  read: (cursor: string | undefined) => Promise<Page>;
  cards: readonly Page[] | undefined;
  isBusy: boolean;
};

/** Reads the pages in view again, every few seconds; takes the keys of the rows in view. */
const useRefresh = (given: Refreshing): ((keys: readonly string[]) => void) => {
  const client = useQueryClient();
  const inView = useRef<readonly string[]>([]);
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });
  useEffect(() => {
    let isRunning = false;
    const timer = setInterval(() => {
      const { queryKey, read, isBusy } = latest.current;
      const before = client.getQueryData<Pages<Page>>(queryKey);
      if (isRunning || isBusy || document.hidden || !before) return;
      isRunning = true;
      refreshPages(before, rangeOf(before.pages, inView.current), read)
        .then((after) => {
          // What was scrolled to meanwhile stays.
          if (client.getQueryData(queryKey) === before) client.setQueryData(queryKey, after);
        })
        .catch(() => client.invalidateQueries({ queryKey }))
        .finally(() => (isRunning = false));
    }, refreshMs);
    return () => clearInterval(timer);
  }, [client]);
  return useCallback((keys) => {
    inView.current = keys;
  }, []);
};

const rangeOf = (pages: readonly Page[], keys: readonly string[]): Range => {
  const wanted = new Set(keys);
  const places = pages.flatMap(({ list }, place) =>
    list.some(({ id }) => wanted.has(id)) ? [place] : [],
  );
  return [places[0] ?? 0, places.at(-1) ?? 0];
};

const rowOf = (card: CaseCard): CaseRow => ({ key: card.id, card });

const order: readonly CaseCard['state'][] = ['waiting', 'second', 'asked', 'parked', 'closed'];

const byState = (cards: readonly CaseCard[]): QueueRow[] =>
  order.flatMap((state) => {
    const list = cards.filter((card) => card.state === state);
    if (list.length === 0) return [];
    return [{ key: `state-${state}`, heading: state, count: list.length }, ...list.map(rowOf)];
  });
