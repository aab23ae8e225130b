import { report } from '@parlour/contract/report';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { chartLineUp } from '@parlour/ui/icons/chart-line-up';
import { dateTime } from '@parlour/ui/dates';
import { fill } from '@parlour/locales/phrases';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api';
import { download } from '../../../lib/api/download';
import { QueryError } from '../../../lib/api/query-error';
import { QueryScope } from '../../../lib/api/queries';
import { asRefused } from '../../../lib/api/refused';
import { serverNow } from '../../../lib/api/server-time';
import { useBrand } from '../../../lib/brand/brand';
import { memberPathWith } from '../../../lib/navigation/centre-path';
import { go, useSearch } from '../../../lib/navigation/navigation';
import { useBalance } from '../../../lib/session/balance';
import { DownloadButton } from '../download-button';
import { type Period, type PeriodName, viewOf } from '../period';
import { PeriodChips } from '../period-chips';
import css from '../record.module.css';
import { CategoryTable } from './category-table';
import { ProfitChart } from './profit-chart';
import { ByKind, ProfitTotals } from './profit-totals';

/** About as often as the server counts. */
const refetchMs = 30_000;

/** `personalProfit`: what play came to, and what came and went, over a period. */
export const ProfitPage = () => (
  <QueryScope>
    <Profit />
  </QueryScope>
);

const Profit = () => {
  const { report: words } = usePhrases('report');
  const { timeZone } = useBrand();
  const { name, period } = viewOf(useSearch(), serverNow(), timeZone);
  const choose = (chosen: PeriodName, own: Partial<Period> = {}) =>
    go(memberPathWith({ period: chosen, from: own.from ?? '', to: own.to ?? '' }, location), {
      replace: true,
    });
  return (
    <section aria-label={words.profit} className={css.record}>
      <PeriodChips name={name} onChoose={choose} period={period} />
      <Counted period={period} />
    </section>
  );
};

const Counted = ({ period }: { period: Period }) => {
  const { report: words } = usePhrases('report');
  const { timeZone } = useBrand();
  const locale = useLocale();
  // While a game shows a round, the figures stay unchanged: a sum would reveal its end.
  const isTelling = useBalance(({ heldSince, isOpening }) => isOpening || heldSince !== undefined);
  const profit = useQuery({
    queryKey: ['report', 'profit', period],
    queryFn: ({ signal }) => call(report.readProfit, period, { signal }),
    placeholderData: keepPreviousData,
    enabled: !isTelling,
    refetchInterval: refetchMs,
  });
  const retry = () => void profit.refetch();
  if (profit.isPending) return <TableSkeleton {...(!isTelling && { onRetry: retry })} />;
  const failed = profit.isError && <QueryError onRetry={retry} refused={asRefused(profit.error)} />;
  if (!profit.data) return failed;
  const { days, categories, totals, netDeposits, asOf } = profit.data;
  return (
    <>
      {failed}
      <ProfitTotals totals={totals} />
      <p className={css.note}>{fill(words.asOf, { time: dateTime(asOf, timeZone, locale) })}</p>
      {days.length === 0 ? (
        <EmptyState icon={chartLineUp}>{words.noActivity}</EmptyState>
      ) : (
        <ProfitChart days={days} period={period} />
      )}
      {categories.length > 0 && <CategoryTable categories={categories} />}
      <ByKind netDeposits={netDeposits} totals={totals} />
      <DownloadButton onDownload={() => download(report.exportProfit, period)} />
    </>
  );
};
