import { catalogueConsole, deskGameStates } from '@parlour/contract/catalogue-console';
import type { InputOf } from '@parlour/contract/endpoint';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { call } from '../../lib/api/call';

export const filterNames = ['search', 'vendor', 'gameType', 'gameClass', 'state'] as const;
export type GameFilter = Partial<Record<(typeof filterNames)[number], string>>;

/** The filters, which are in the address. */
export const useGameFilter = () => {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const filter = useMemo(() => filterOf(new URLSearchParams(text)), [text]);
  const setFilter = (next: GameFilter) => setParams(Object.entries(next).filter(([, it]) => it));
  return { filter, setFilter };
};

const filterOf = (params: URLSearchParams): GameFilter =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = params.get(name)?.trim();
      const isKnown = name !== 'state' || (deskGameStates as readonly string[]).includes(value!);
      return value && isKnown ? [[name, value]] : [];
    }),
  );

/** The games that fit, a page at a time. */
export const useGames = (brand: string, filter: GameFilter) =>
  useInfiniteQuery({
    queryKey: ['desk-games', brand, filter],
    queryFn: ({ pageParam, signal }) => {
      const input = { brand, ...filter, ...(pageParam !== undefined && { cursor: pageParam }) };
      // A category that an old address names is refused by the server.
      return call(
        catalogueConsole.listDeskGames,
        input as InputOf<typeof catalogueConsole.listDeskGames>,
        { signal },
      );
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** The vendors of the categories, and the classes. */
export const useDeskCatalogue = (brand: string) =>
  useQuery({
    queryKey: ['desk-catalogue', brand],
    queryFn: ({ signal }) => call(catalogueConsole.readDeskCatalogue, { brand }, { signal }),
  });
