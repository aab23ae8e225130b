import type { RecordTotals } from '@parlour/contract/cashier/records';
import { DataTable } from '@parlour/ui/components/display/data-table';
import { Money } from '@parlour/ui/components/display/money';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { dateTime } from '@parlour/ui/dates';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import type { ReactNode } from 'react';
import { useBrand } from '../../../lib/brand/brand';
import { useBalance } from '../../../lib/session/balance';
import css from '../record.module.css';
import { ListTotals } from './list-totals';
import { PagedList, type ListPage } from './paged-list';

/** What a deposit and a withdrawal have in common. */
type Line = {
  id: string;
  number: string;
  method: { name: string };
  amount: string;
  createdAt: string;
};

export type StateFilter = {
  state: string | undefined;
  /** The states to choose from, by their names. */
  states: readonly { value: string; label: string }[];
  onState: (state: string) => void;
};

type RecordListProps<Row> = StateFilter & {
  /** What it is cached by. */
  name: readonly unknown[];
  load: (
    cursor: string | undefined,
    signal: AbortSignal,
  ) => Promise<ListPage<Row> & { totals: RecordTotals }>;
  onDownload: () => Promise<void>;
  words: { label: string; number: string; done: string };
  status: (row: Row) => ReactNode;
  open: { name: (row: Row) => string; open: (row: Row) => void };
};

/** Deposits or withdrawals of a period with their states, under what they come to. */
export const RecordList = <Row extends Line>({
  state,
  states,
  onState,
  name,
  load,
  onDownload,
  words: own,
  status,
  open,
}: RecordListProps<Row>) => {
  const { report: words } = usePhrases('report');
  return (
    <>
      <div className={css.days}>
        <SelectField
          label={words.status}
          name="recordState"
          onChange={({ target }) => onState(target.value)}
          options={[{ value: '', label: words.allKinds }, ...states]}
          value={state ?? ''}
        />
      </div>
      <PagedList<Row, ListPage<Row> & { totals: RecordTotals }>
        head={({ totals: { count, amount, done } }) => (
          <ListTotals
            count={count}
            facts={[
              { name: words.requested, amount },
              { name: own.done, amount: done },
            ]}
          />
        )}
        load={load}
        name={[...name, state]}
        onDownload={onDownload}
        rows={(rows) => <Rows open={open} rows={rows} status={status} words={own} />}
      />
    </>
  );
};

type RowsProps<Row> = Pick<RecordListProps<Row>, 'words' | 'status' | 'open'> & {
  rows: readonly Row[];
};

const Rows = <Row extends Line>({ rows, words: own, status, open }: RowsProps<Row>) => {
  const { report: words } = usePhrases('report');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const isHidden = useBalance((one) => one.isHidden);
  return (
    <DataTable
      columns={[
        { key: 'method', name: own.label, place: 'title', cell: (row) => row.method.name },
        {
          key: 'time',
          name: words.time,
          place: 'time',
          cell: ({ createdAt }) => dateTime(createdAt, timeZone, locale),
        },
        {
          key: 'id',
          name: own.number,
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
        { key: 'status', name: words.status, place: 'status', cell: status },
      ]}
      keyOf={({ id }) => id}
      label={own.label}
      onOpen={open}
      rows={rows}
    />
  );
};
