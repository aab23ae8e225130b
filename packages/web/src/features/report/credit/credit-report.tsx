import { report } from '@parlour/contract/report';
import type { CreditReport as Report } from '@parlour/contract/report/credit';
import { fill } from '@parlour/locales/phrases';
import { DataTable } from '@parlour/ui/components/display/data-table';
import { Facts } from '@parlour/ui/components/display/facts';
import { Money } from '@parlour/ui/components/display/money';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { dateTime } from '@parlour/ui/dates';
import { count as countText } from '@parlour/ui/format';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api';
import { download } from '../../../lib/api/download';
import { QueryError } from '../../../lib/api/query-error';
import { asRefused } from '../../../lib/api/refused';
import { useBrand } from '../../../lib/brand/brand';
import { useBalance } from '../../../lib/session/balance';
import { DownloadButton } from '../download-button';
import type { Period } from '../period';
import css from '../record.module.css';
import { CreditLines } from './credit-lines';
import { transactionColumns } from '../transactions/transaction-columns';
import { TransactionDialog } from '../transactions/transaction-dialog';

/** The player's report of a period: from the opening to the closing balance, and what is open. */
export const CreditReport = ({ period }: { period: Period }) => {
  // While a game shows a round, the figures stay unchanged: a balance would reveal its end.
  const isTelling = useBalance(({ heldSince, isOpening }) => isOpening || heldSince !== undefined);
  const credit = useQuery({
    queryKey: ['report', 'credit', period],
    queryFn: ({ signal }) => call(report.readCredit, period, { signal }),
    placeholderData: keepPreviousData,
    enabled: !isTelling,
  });
  const retry = () => void credit.refetch();
  if (credit.isPending) return <TableSkeleton {...(!isTelling && { onRetry: retry })} />;
  const failed = credit.isError && <QueryError onRetry={retry} refused={asRefused(credit.error)} />;
  if (!credit.data) return failed;
  return (
    <>
      {failed}
      <CreditLines credit={credit.data} />
      <OpenItems obligations={credit.data.obligations} />
      <Latest list={credit.data.list} />
      <DownloadButton onDownload={() => download(report.exportCredit, period)} />
    </>
  );
};

const OpenItems = ({ obligations: items }: Pick<Report, 'obligations'>) => {
  const { report: words } = usePhrases('report');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const hidden = useBalance((state) => state.isHidden);
  const counted = ({ count, amount }: { count: number; amount: string }) => (
    <>
      <Money amount={amount} hidden={hidden} />{' '}
      <span className="t-small t-3">{fill(words.orderCount, { count: countText(count) })}</span>
    </>
  );
  return (
    <section aria-labelledby="open-items" className={css.movements}>
      <h4 className="t-h3" id="open-items">
        {fill(words.obligations, { time: dateTime(items.at, timeZone, locale) })}
      </h4>
      <Facts
        facts={[
          { name: words.openRounds, value: counted(items.openRounds) },
          { name: words.heldWithdrawals, value: counted(items.withdrawals) },
          { name: words.announcedDeposits, value: counted(items.deposits) },
          {
            name: words.turnoverLeft,
            value: <Money amount={items.turnoverLeft} hidden={hidden} />,
          },
        ]}
      />
    </section>
  );
};

const Latest = ({ list }: Pick<Report, 'list'>) => {
  const { report: words } = usePhrases('report');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const isHidden = useBalance((state) => state.isHidden);
  const [opened, setOpened] = useState<string>();
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="credit-list" className={css.movements}>
      <h4 className="t-h3" id="credit-list">
        {words.creditList}
      </h4>
      <DataTable
        columns={transactionColumns({
          words,
          isHidden,
          at: (at) => dateTime(at, timeZone, locale),
        })}
        keyOf={({ id }) => id}
        label={words.creditList}
        onOpen={{
          name: ({ id, type }) => fill(words.openTransaction, { id: `${id}, ${words[type]}` }),
          open: ({ id }) => setOpened(id),
        }}
        rows={list}
      />
      {opened && <TransactionDialog id={opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
};
