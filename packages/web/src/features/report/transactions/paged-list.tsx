import { Button } from '@parlour/ui/components/form/button';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { receipt } from '@parlour/ui/icons/receipt';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { onLive } from '../../../lib/api/live';
import { QueryError } from '../../../lib/api/query-error';
import { asRefused } from '../../../lib/api/refused';
import { DownloadButton } from '../download-button';

export type ListPage<Row> = { list: Row[]; next?: string };

type PagedListProps<Row, Page> = {
  /** What it is cached by. */
  name: readonly unknown[];
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<Page>;
  /** What stands over the rows, from the first page. */
  head: (page: Page) => ReactNode;
  rows: (rows: readonly Row[]) => ReactNode;
  /** Saves everything of the list as a file. */
  onDownload: () => Promise<void>;
};

const changing: ReadonlySet<string> = new Set(['deposit', 'withdrawal', 'transfer']);

/** A list that goes on: each page begins where the one before ended. */
export const PagedList = <Row, Page extends ListPage<Row>>({
  name,
  load,
  head,
  rows,
  onDownload,
}: PagedListProps<Row, Page>) => {
  const { common, report: words } = usePhrases('common', 'report');
  const pages = useInfiniteQuery({
    queryKey: name,
    queryFn: ({ signal, pageParam }) => load(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
  const { refetch } = pages;
  useEffect(() => onLive(({ type }) => void (changing.has(type) && refetch())), [refetch]);
  const retry = () => void refetch();
  if (pages.isPending) return <TableSkeleton onRetry={retry} />;
  const more = () => void pages.fetchNextPage();
  const failed = pages.isError && (
    <QueryError
      onRetry={pages.isFetchNextPageError ? more : retry}
      refused={asRefused(pages.error)}
    />
  );
  if (!pages.data) return failed;
  const list = pages.data.pages.flatMap((page) => page.list);
  if (list.length === 0) return <EmptyState icon={receipt}>{words.noTransactions}</EmptyState>;
  return (
    <>
      {pages.data.pages[0] && head(pages.data.pages[0])}
      {rows(list)}
      {failed}
      {pages.hasNextPage && !failed && (
        <Button busy={pages.isFetchingNextPage && common.loading} onClick={more}>
          {words.more}
        </Button>
      )}
      <DownloadButton onDownload={onDownload} />
    </>
  );
};
