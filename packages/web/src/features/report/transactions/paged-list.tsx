import { Button } from '@parlour/ui/components/form/button';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { EmptyState } from '@parlour/ui/components/feedback/states';
import { receipt } from '@parlour/ui/icons/receipt';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryError } from '../../../lib/api/query-error';
import { asRefused } from '../../../lib/api/refused';

type PagedListProps<Row> = {
  /** What it is cached by. */
  name: readonly unknown[];
  load: (
    cursor: string | undefined,
    signal: AbortSignal,
  ) => Promise<{ list: Row[]; next?: string }>;
  rows: (rows: readonly Row[]) => ReactNode;
};

/** A list that goes on: each page begins where the one before ended. */
export const PagedList = <Row,>({ name, load, rows }: PagedListProps<Row>) => {
  const { common, report: words } = usePhrases('common', 'report');
  const pages = useInfiniteQuery({
    queryKey: name,
    queryFn: ({ signal, pageParam }) => load(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
  const retry = () => void pages.refetch();
  if (pages.isPending) return <TableSkeleton onRetry={retry} />;
  if (pages.isError) return <QueryError onRetry={retry} refused={asRefused(pages.error)} />;
  const list = pages.data.pages.flatMap((page) => page.list);
  if (list.length === 0) return <EmptyState icon={receipt}>{words.noTransactions}</EmptyState>;
  return (
    <>
      {rows(list)}
      {pages.hasNextPage && (
        <Button
          busy={pages.isFetchingNextPage && common.loading}
          onClick={() => void pages.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  );
};
