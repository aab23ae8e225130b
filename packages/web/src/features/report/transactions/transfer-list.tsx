import type { OutputOf } from '@parlour/contract/endpoint';
import { report } from '@parlour/contract/report';
import { type PlayerTransfer, wallet } from '@parlour/contract/wallet';
import { DataTable } from '@parlour/ui/components/display/data-table';
import { Money } from '@parlour/ui/components/display/money';
import { fill } from '@parlour/locales/phrases';
import { dateTime } from '@parlour/ui/dates';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { call } from '../../../lib/api/api';
import { download } from '../../../lib/api/download';
import { useBrand } from '../../../lib/brand/brand';
import { useBalance } from '../../../lib/session/balance';
import { useState } from 'react';
import type { Period } from '../period';
import { ListTotals } from './list-totals';
import { PagedList } from './paged-list';
import { TransactionDialog } from './transaction-dialog';

/** Money sent to and received from neighbours in the tree, with the names and the notes. */
export const TransferList = ({ period }: { period: Period }) => {
  const { report: words } = usePhrases('report');
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <PagedList<PlayerTransfer, OutputOf<typeof wallet.listTransfers>>
        head={({ totals }) => (
          <ListTotals
            count={totals.count}
            facts={[
              { name: words.transfersIn, amount: totals.in },
              { name: words.transfersOut, amount: totals.out },
            ]}
          />
        )}
        load={(cursor, signal) =>
          call(wallet.listTransfers, { ...period, ...(cursor && { cursor }) }, { signal })
        }
        name={['wallet', 'transfers', period]}
        onDownload={() => download(report.exportTransfers, period)}
        rows={(rows) => <Rows onOpen={setOpened} rows={rows} />}
      />
      {opened && <TransactionDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
};

type RowsProps = { rows: readonly PlayerTransfer[]; onOpen: (id: string) => void };

const Rows = ({ rows, onOpen }: RowsProps) => {
  const { report: words } = usePhrases('report');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const isHidden = useBalance((state) => state.isHidden);
  const partyOf = ({ direction, sender, recipient }: PlayerTransfer) =>
    direction === 'in'
      ? fill(words.transferFrom, { name: sender })
      : fill(words.transferTo, { name: recipient });
  return (
    <DataTable
      columns={[
        { key: 'party', name: words.party, place: 'title', cell: partyOf },
        {
          key: 'time',
          name: words.time,
          place: 'time',
          cell: ({ at }) => dateTime(at, timeZone, locale),
        },
        { key: 'note', name: words.remark, place: 'meta', cell: ({ note }) => note ?? '' },
        {
          key: 'amount',
          name: words.amount,
          place: 'figure',
          atEnd: true,
          cell: ({ amount, direction }) => (
            <Money
              amount={direction === 'in' ? amount : `-${amount}`}
              coloured
              hidden={isHidden}
              signed
              size="m"
            />
          ),
        },
      ]}
      keyOf={({ id }) => id}
      label={words.transfer}
      onOpen={{
        name: ({ id, ...one }) =>
          fill(words.openTransaction, { id: `${id}, ${partyOf({ id, ...one })}` }),
        open: ({ id }) => onOpen(id),
      }}
      rows={rows}
    />
  );
};
