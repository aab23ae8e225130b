import { cashier, type Deposit } from '@parlour/contract/cashier';
import { DataTable } from '@parlour/ui/components/display/data-table';
import { Money } from '@parlour/ui/components/display/money';
import { fill } from '@parlour/locales/phrases';
import { dateTime } from '@parlour/ui/dates';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { useBrand } from '../../../lib/brand/brand';
import { memberPathWith } from '../../../lib/navigation/centre-path';
import { go } from '../../../lib/navigation/navigation';
import { call } from '../../../lib/api/api';
import { useBalance } from '../../../lib/session/balance';
import type { Period } from '../period';
import { DepositState } from './deposit-state';
import { PagedList } from './paged-list';

/** A deposit's own page says where its money is; it opens over the same page. */
const openSlip = (id: string): void => {
  const path = memberPathWith({ deposit: id, recordView: '' }, location);
  go(path.replace(/\bmc=\w+/, 'mc=depositv2'));
};

/** The deposits of a period in every state, paid or not. */
export const DepositList = ({ period }: { period: Period }) => {
  const { report: words } = usePhrases('report');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const isHidden = useBalance((state) => state.isHidden);
  return (
    <PagedList<Deposit>
      load={(cursor, signal) =>
        call(cashier.listDeposits, { ...period, ...(cursor && { cursor }) }, { signal })
      }
      name={['cashier', 'deposits', period]}
      rows={(rows) => (
        <DataTable
          columns={[
            { key: 'method', name: words.deposit, place: 'title', cell: (row) => row.method.name },
            {
              key: 'time',
              name: words.time,
              place: 'time',
              cell: ({ createdAt }) => dateTime(createdAt, timeZone, locale),
            },
            {
              key: 'id',
              name: words.depositId,
              place: 'id',
              cell: ({ number }) => <span className="t-fig">{number}</span>,
            },
            {
              key: 'amount',
              name: words.amount,
              place: 'figure',
              atEnd: true,
              cell: ({ amount }) => <Money amount={amount} hidden={isHidden} size="m" />,
            },
            {
              key: 'status',
              name: words.status,
              place: 'status',
              cell: ({ status }) => <DepositState status={status} />,
            },
          ]}
          keyOf={({ id }) => id}
          label={words.deposits}
          onOpen={{
            name: ({ number }) => fill(words.openDeposit, { id: number }),
            open: ({ id }) => openSlip(id),
          }}
          rows={rows}
        />
      )}
    />
  );
};
