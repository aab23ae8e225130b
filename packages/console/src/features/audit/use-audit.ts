import { audit } from '@parlour/contract/audit';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { call } from '../../lib/api/call';

export const filterNames = [
  'act',
  'objectKind',
  'objectId',
  'playerId',
  'requestId',
  'operatorId',
] as const;
export type AuditFilter = Partial<Record<(typeof filterNames)[number], string>>;

/** The filters, which are in the address. */
export const useAuditFilter = () => {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const filter = useMemo(() => filterOf(new URLSearchParams(text)), [text]);
  const setFilter = (next: AuditFilter) => setParams(Object.entries(next).filter(([, it]) => it));
  return { filter, setFilter };
};

const filterOf = (params: URLSearchParams): AuditFilter =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = params.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );

/** The lines that fit, the newest first, a page at a time. */
export const useLines = (filter: AuditFilter) =>
  useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        audit.listEntries,
        { ...filter, ...(pageParam !== undefined && { before: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
