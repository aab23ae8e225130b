import { report, type RoundRow } from '@parlour/contract/report';
import { buttonClass } from '@parlour/ui/components/form/button';
import { Ledger } from '@parlour/ui/components/display/ledger';
import { Pager } from '@parlour/ui/components/display/pager';
import { LedgerSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { EmptyState } from '@parlour/ui/components/feedback/states';
import { dateTime } from '@parlour/ui/format';
import { receipt } from '@parlour/ui/icons/receipt';
import { fill } from '@parlour/ui/phrases';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type CentreDetail, memberPathWith, paths } from '../../app/paths';
import { call } from '../../lib/api/api';
import { asRefused } from '../../lib/api/refused';
import { useBalance } from '../../lib/session/balance';
import { useBrand } from '../../lib/brand/brand';
import { onLive } from '../../lib/api/live';
import { go, Link, useSearch } from '../../lib/navigation/navigation';
import { QueryScope } from '../../lib/api/queries';
import { serverNow } from '../../lib/api/server-time';
import { type Period, type PeriodName, viewOf } from './period';
import { PeriodChips } from './period-chips';
import css from './record.module.css';
import { RecordTotals } from './record-totals';
import { roundColumns } from './round-columns';
import { RoundDialog } from './round-dialog';
import { Trouble } from '../../lib/api/trouble';

const pageSize = 20;

/**
 * Which rounds are looked at stands in the address, so that a return or a reload shows the same.
 */
const look = (details: Partial<Record<CentreDetail, string>>): void =>
  go(memberPathWith(details, location), { replace: true });

/** `personalHistoryCopy`: what was staked and what was paid, round by round. */
export const RecordPage = () => (
  <QueryScope>
    <Record />
  </QueryScope>
);

const Record = () => {
  const { report: words } = usePhrases('report');
  const { timeZone } = useBrand();
  const { name, period, page } = viewOf(useSearch(), serverNow(), timeZone);
  const [opened, setOpened] = useState<string>();
  const { rounds, retry } = useRounds(period, page);

  const choose = (chosen: PeriodName, own: Partial<Period> = {}) =>
    look({ period: chosen, from: own.from ?? '', to: own.to ?? '', recordPage: '' });
  const turn = (next: number) => look({ recordPage: next > 1 ? String(next) : '' });

  return (
    <div className={css.record}>
      <PeriodChips name={name} onChoose={choose} period={period} />
      {rounds.isPending && <LedgerSkeleton {...(retry && { onRetry: retry })} />}
      {rounds.isError && (
        <Trouble onRetry={() => void rounds.refetch()} refused={asRefused(rounds.error)} />
      )}
      {rounds.data && (
        <>
          <RecordTotals totals={rounds.data.totals} />
          {rounds.data.list.length === 0 ? (
            <EmptyState
              action={
                <Link className={buttonClass({ look: 'primary' })} href={paths.rng}>
                  {words.noneAction}
                </Link>
              }
              icon={receipt}
            >
              {words.none}
            </EmptyState>
          ) : (
            <Rows onOpen={setOpened} rows={rounds.data.list} />
          )}
          <Pager onPage={turn} page={rounds.data.page} totalPages={rounds.data.totalPages} />
        </>
      )}
      {opened && <RoundDialog onClose={() => setOpened(undefined)} roundId={opened} />}
    </div>
  );
};

/** The rounds of a period, as far as no game beneath has one to tell. */
const useRounds = (period: Period, page: number) => {
  // While a game beneath tells a round, the record stands where the balance does: before it.
  const before = useBalance(({ heldSince }) => heldSince);
  const isOpening = useBalance((state) => state.isOpening);
  const rounds = useQuery({
    queryKey: ['report', 'rounds', period, page, before],
    queryFn: ({ signal }) =>
      call(report.listRounds, { ...period, before, page, pageSize }, { signal }),
    placeholderData: keepPreviousData,
    enabled: !isOpening,
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
    // Told to its end: what was kept from before the round is too old.
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
    <Ledger
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
