import { report, type RoundRow } from '@parlour/contract/report';
import { mostFilteredDays } from '@parlour/contract/report/rounds';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { DataTable } from '@parlour/ui/components/display/data-table';
import { Pager } from '@parlour/ui/components/display/pager';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { dateTime } from '@parlour/ui/dates';
import { fill } from '@parlour/locales/phrases';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/api';
import { useBalance } from '../../lib/session/balance';
import { useBrand } from '../../lib/brand/brand';
import { download } from '../../lib/api/download';
import { onLive } from '../../lib/api/live';
import { asRefused } from '../../lib/api/refused';
import { QueryError } from '../../lib/api/query-error';
import { DownloadButton } from './download-button';
import { ListTop } from './list-top';
import { NoRounds } from './no-rounds';
import type { Period } from './period';
import { RecordTotals } from './record-totals';
import { roundColumns } from './round-columns';
import { RoundDialog } from './round-dialog';
import { isTooLong, type RoundChoice } from './round-filter';
import { RoundFilters } from './round-filters';

const pageSize = 20;

type RoundListProps = {
  period: Period;
  choice: RoundChoice;
  page: number;
  onChoose: (choice: RoundChoice) => void;
  onPage: (page: number) => void;
};

/** The rounds of a period, page by page, with totals over all of them. */
export const RoundList = ({ period, choice, page, onChoose, onPage }: RoundListProps) => {
  const { report: words } = usePhrases('report');
  const [opened, setOpened] = useState<string>();
  const filter = { ...period, ...choice };
  const tooLong = isTooLong(period, choice);
  const { rounds, retry } = useRounds(filter, page, !tooLong);
  const filters = (
    <RoundFilters choice={choice} games={rounds.data?.games ?? []} onChoose={onChoose} />
  );
  if (tooLong) {
    return (
      <>
        {filters}
        <FormAlert>{fill(words.filterDays, { count: String(mostFilteredDays) })}</FormAlert>
      </>
    );
  }
  return (
    <>
      {filters}
      {rounds.isPending && <TableSkeleton {...(retry && { onRetry: retry })} />}
      {rounds.isError && (
        <QueryError onRetry={() => void rounds.refetch()} refused={asRefused(rounds.error)} />
      )}
      {rounds.data && (
        <>
          <ListTop page={rounds.data.page} totalPages={rounds.data.totalPages} />
          <RecordTotals totals={rounds.data.totals} />
          {rounds.data.list.length === 0 ? (
            <NoRounds />
          ) : (
            <Rows onOpen={setOpened} rows={rounds.data.list} />
          )}
          <Pager onPage={onPage} page={rounds.data.page} totalPages={rounds.data.totalPages} />
          {rounds.data.list.length > 0 && (
            <DownloadButton onDownload={() => download(report.exportRounds, filter)} />
          )}
        </>
      )}
      {opened && <RoundDialog onClose={() => setOpened(undefined)} roundId={opened} />}
    </>
  );
};

/** The rounds of a period, without one that a game is still showing. */
const useRounds = (filter: Period & RoundChoice, page: number, isAsked: boolean) => {
  // While a game shows a round, the record stays at the same moment as the balance: before it.
  const before = useBalance(({ heldSince }) => heldSince);
  const isOpening = useBalance((state) => state.isOpening);
  const rounds = useQuery({
    queryKey: ['report', 'rounds', filter, page, before],
    queryFn: ({ signal }) =>
      call(report.listRounds, { ...filter, before, page, pageSize }, { signal }),
    placeholderData: keepPreviousData,
    enabled: !isOpening && isAsked,
  });
  const { refetch } = rounds;
  useEffect(
    () =>
      onLive((message) => {
        if (message.type === 'round' && !isOpening) void refetch();
      }),
    [refetch, isOpening],
  );
  useEffect(() => {
    // The round was shown to its end: the cache from before it is stale.
    if (before === undefined && !isOpening) void refetch({ cancelRefetch: false });
  }, [before, isOpening, refetch]);
  return { rounds, retry: isOpening ? undefined : () => void refetch() };
};

const Rows = ({ rows, onOpen }: { rows: readonly RoundRow[]; onOpen: (id: string) => void }) => {
  const { report: words } = usePhrases('report');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const isHidden = useBalance((state) => state.isHidden);
  const columns = roundColumns({ words, isHidden, at: (at) => dateTime(at, timeZone, locale) });
  return (
    <DataTable
      columns={columns}
      keyOf={({ roundId }) => roundId}
      label={words.title}
      onOpen={{
        name: ({ roundId, game }) => fill(words.openDetails, { id: `${roundId}, ${game.name}` }),
        open: ({ roundId }) => onOpen(roundId),
      }}
      rows={rows}
    />
  );
};
