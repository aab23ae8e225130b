import { type PlayerTransfer, wallet } from '@parlour/contract/wallet';
import { DataTable } from '@parlour/ui/components/display/data-table';
import { Money } from '@parlour/ui/components/display/money';
import { fill } from '@parlour/locales/phrases';
import { dateTime } from '@parlour/ui/dates';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { call } from '../../../lib/api/api';
import { useBrand } from '../../../lib/brand/brand';
import { useBalance } from '../../../lib/session/balance';
import type { Period } from '../period';
import { PagedList } from './paged-list';

/** Money sent to and received from neighbours in the tree, with the names and the notes. */
export const TransferList = ({ period }: { period: Period }) => {
  const { report: words } = usePhrases('report');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const isHidden = useBalance((state) => state.isHidden);
  const partyOf = ({ direction, sender, recipient }: PlayerTransfer) =>
    direction === 'in'
      ? fill(words.transferFrom, { name: sender })
      : fill(words.transferTo, { name: recipient });
  return (
    <PagedList<PlayerTransfer>
      load={(cursor, signal) =>
        call(wallet.listTransfers, { ...period, ...(cursor && { cursor }) }, { signal })
      }
      name={['wallet', 'transfers', period]}
      rows={(rows) => (
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
          rows={rows}
        />
      )}
    />
  );
};
