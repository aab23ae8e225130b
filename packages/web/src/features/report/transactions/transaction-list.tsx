import { report, type TransactionRow, type TransactionType } from '@parlour/contract/report';
import { DataTable } from '@parlour/ui/components/display/data-table';
import { Pager } from '@parlour/ui/components/display/pager';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { dateTime } from '@parlour/ui/dates';
import { receipt } from '@parlour/ui/icons/receipt';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { fill } from '@parlour/locales/phrases';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/api';
import { download } from '../../../lib/api/download';
import { onLive } from '../../../lib/api/live';
import { QueryError } from '../../../lib/api/query-error';
import { asRefused } from '../../../lib/api/refused';
import { useBrand } from '../../../lib/brand/brand';
import { useBalance } from '../../../lib/session/balance';
import { DownloadButton } from '../download-button';
import { ListTop } from '../list-top';
import type { Period } from '../period';
import { transactionColumns } from './transaction-columns';
import { TransactionDialog } from './transaction-dialog';
import { TransactionFilters } from './transaction-filters';
import { TransactionTotals } from './transaction-totals';

const pageSize = 20;

export type TransactionFilter = Period & {
  page: number;
  type: TransactionType | undefined;
  wallet: string;
};

type TransactionListProps = {
  filter: TransactionFilter;
  onPage: (page: number) => void;
  onType: (type?: TransactionType) => void;
  onWallet: (wallet: string) => void;
};

/** The lines of a wallet in a period, page by page, under what the whole period comes to. */
export const TransactionList = ({ filter, onPage, ...filters }: TransactionListProps) => {
  const [opened, setOpened] = useState<string>();
  const { lines, retry } = useTransactions(filter);
  return (
    <>
      <TransactionFilters
        {...filters}
        type={filter.type}
        wallet={filter.wallet}
        wallets={lines.data?.wallets ?? []}
      />
      {lines.isPending && <TableSkeleton {...(retry && { onRetry: retry })} />}
      {lines.isError && (
        <QueryError onRetry={() => void lines.refetch()} refused={asRefused(lines.error)} />
      )}
      {lines.data && (
        <>
          <ListTop page={lines.data.page} totalPages={lines.data.totalPages} />
          <TransactionTotals totals={lines.data.totals} total={lines.data.total} />
          {lines.data.list.length === 0 ? (
            <None />
          ) : (
            <Rows onOpen={setOpened} rows={lines.data.list} />
          )}
          <Pager onPage={onPage} page={lines.data.page} totalPages={lines.data.totalPages} />
          {lines.data.list.length > 0 && <Download filter={filter} />}
        </>
      )}
      {opened && <TransactionDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
};

/** While a game shows a round, the lines stay unchanged: a balance would reveal its end. */
const useTransactions = ({ type, ...filter }: TransactionFilter) => {
  const isTelling = useBalance(({ heldSince, isOpening }) => isOpening || heldSince !== undefined);
  const lines = useQuery({
    queryKey: ['report', 'transactions', filter, type],
    queryFn: ({ signal }) =>
      call(report.listTransactions, { ...filter, pageSize, ...(type && { type }) }, { signal }),
    placeholderData: keepPreviousData,
    enabled: !isTelling,
  });
  const { refetch } = lines;
  useEffect(
    () =>
      onLive((message) => {
        if (message.type === 'balance' && !isTelling) void refetch();
      }),
    [refetch, isTelling],
  );
  return { lines, retry: isTelling ? undefined : () => void refetch() };
};

const Download = ({ filter: { from, to, type, wallet } }: { filter: TransactionFilter }) => (
  <DownloadButton
    onDownload={() =>
      download(report.exportTransactions, { from, to, wallet, ...(type && { type }) })
    }
  />
);

const None = () => {
  const { report: words } = usePhrases('report');
  return <EmptyState icon={receipt}>{words.noTransactions}</EmptyState>;
};

type RowsProps = { rows: readonly TransactionRow[]; onOpen: (id: string) => void };

const Rows = ({ rows, onOpen }: RowsProps) => {
  const { report: words } = usePhrases('report');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const isHidden = useBalance((state) => state.isHidden);
  return (
    <DataTable
      columns={transactionColumns({ words, isHidden, at: (at) => dateTime(at, timeZone, locale) })}
      keyOf={({ id }) => id}
      label={words.transactions}
      onOpen={{
        name: ({ id, type }) => fill(words.openTransaction, { id: `${id}, ${words[type]}` }),
        open: ({ id }) => onOpen(id),
      }}
      rows={rows}
    />
  );
};
