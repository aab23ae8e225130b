import { casework, type CaseCard } from '@parlour/contract/casework';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { call } from '../../lib/api/call';
import { useBrand } from '../../lib/brand';

export const queueStates = ['open', 'second', 'mine', 'late', 'parked', 'asked', 'closed'] as const;
export type QueueState = (typeof queueStates)[number];

/** A row of the list: a case, or the heading of those in a state. */
export type QueueRow = { key: string; heading: CaseCard['state']; count: number } | CaseRow;
export type CaseRow = { key: string; card: CaseCard };

export const isCase = (row: QueueRow): row is CaseRow => 'card' in row;

/** How often what others do becomes visible. */
const refreshMs = 5000;

/** The cases of a queue, more as they are scrolled to. */
export const useQueue = (kind: string, state: QueueState) => {
  const brand = useBrand()?.code;
  const query = useInfiniteQuery({
    queryKey: ['cases', kind, state, brand],
    queryFn: ({ pageParam, signal }) =>
      call(casework.listCases, { kind, state, brand, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    // All pages that were scrolled to are read again: of a long list less often.
    refetchInterval: ({ state: { data } }) => refreshMs * Math.max(1, data?.pages.length ?? 1),
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
  return { query, cards, rows, more };
};

const rowOf = (card: CaseCard): CaseRow => ({ key: card.id, card });

const order: readonly CaseCard['state'][] = ['waiting', 'second', 'asked', 'parked', 'closed'];

const byState = (cards: readonly CaseCard[]): QueueRow[] =>
  order.flatMap((state) => {
    const list = cards.filter((card) => card.state === state);
    if (list.length === 0) return [];
    return [{ key: `state-${state}`, heading: state, count: list.length }, ...list.map(rowOf)];
  });
