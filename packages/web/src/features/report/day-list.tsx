import { micros, moneyText } from '@parlour/contract/money';
import { type DayRow, report, type Totals } from '@parlour/contract/report';
import { DataTable } from '@parlour/ui/components/display/data-table';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { date, dateTime } from '@parlour/ui/dates';
import { fill } from '@parlour/locales/phrases';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api';
import { useBalance } from '../../lib/session/balance';
import { useBrand } from '../../lib/brand/brand';
import { asRefused } from '../../lib/api/refused';
import { QueryError } from '../../lib/api/query-error';
import { dayColumns } from './day-columns';
import { NoRounds } from './no-rounds';
import type { Period } from './period';
import css from './record.module.css';
import { RecordTotals } from './record-totals';

/** About as often as the server counts. */
const refetchMs = 30_000;

/** The days of a period, one row each, as far as the server has counted them. */
export const DayList = ({ period }: { period: Period }) => {
  const isTelling = useBalance(({ heldSince, isOpening }) => isOpening || heldSince !== undefined);
  const days = useQuery({
    queryKey: ['report', 'days', period],
    queryFn: ({ signal }) => call(report.readDays, period, { signal }),
    placeholderData: keepPreviousData,
    // While a game shows a round, the days stay unchanged: a sum would reveal its end.
    enabled: !isTelling,
    refetchInterval: refetchMs,
  });
  const retry = () => void days.refetch();
  return (
    <>
      {days.isPending && <TableSkeleton {...(!isTelling && { onRetry: retry })} />}
      {days.isError && <QueryError onRetry={retry} refused={asRefused(days.error)} />}
      {days.data && (
        <>
          <RecordTotals totals={totalsOf(days.data.list)} />
          <AsOf at={days.data.asOf} />
          {days.data.list.length === 0 ? <NoRounds /> : <Rows rows={days.data.list} />}
          {days.data.list.some(({ corrections }) => corrections > 0) && <CorrectionsNote />}
        </>
      )}
    </>
  );
};

const totalsOf = (rows: readonly DayRow[]): Totals => {
  const sum = (of: (row: DayRow) => string) =>
    moneyText(rows.reduce((total, row) => total + micros(of(row)), 0n));
  return {
    rounds: rows.reduce((total, { rounds }) => total + rounds, 0),
    stake: sum(({ stake }) => stake),
    payout: sum(({ payout }) => payout),
    net: sum(({ net }) => net),
  };
};

const Rows = ({ rows }: { rows: readonly DayRow[] }) => {
  const { report: words } = usePhrases('report');
  const locale = useLocale();
  const isHidden = useBalance((state) => state.isHidden);
  // A day of the brand is a date: at noon it is the same in UTC.
  const dayText = (day: string) => date(`${day}T12:00:00Z`, 'UTC', locale);
  return (
    <DataTable
      columns={dayColumns({ words, isHidden, dayText })}
      keyOf={({ day }) => day}
      label={words.daysTitle}
      rows={rows}
    />
  );
};

const AsOf = ({ at }: { at: string }) => {
  const { report: words } = usePhrases('report');
  const { timeZone } = useBrand();
  const locale = useLocale();
  return <p className={css.note}>{fill(words.asOf, { time: dateTime(at, timeZone, locale) })}</p>;
};

const CorrectionsNote = () => {
  const { report: words } = usePhrases('report');
  return <p className={css.note}>{words.correctionsNote}</p>;
};
