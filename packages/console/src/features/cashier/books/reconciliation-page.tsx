import { cashierBooks, type ReconciledDay } from '@parlour/contract/cashier/books';
import { DataTable, type Column } from '@parlour/ui/components/display/data-table';
import { Button } from '@parlour/ui/components/form/button';
import { figure } from '@parlour/ui/format';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { call } from '../../../lib/api/call';
import { useBrand } from '../../../lib/brand';
import { useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import { AsOf } from '../../../lib/parts/as-of';
import { Page } from '../../../lib/parts/page';
import parts from '../../../lib/parts/parts.module.css';
import css from '../cashier.module.css';
import { DayField, lastWeek } from './days';
import { DifferencesDialog } from './differences-dialog';

/** By method and day what we booked beside what the bank's statements say. */
export const ReconciliationPage = () => {
  const { books } = useWords();
  const brand = useBrand()?.code;
  const [params, setParams] = useSearchParams();
  const [[weekAgo, today]] = useState(lastWeek);
  const from = params.get('from') ?? weekAgo;
  const to = params.get('to') ?? today;
  const query = useQuery({
    queryKey: ['reconciliation', brand, from, to],
    queryFn: async () => (await call(cashierBooks.readReconciliation, { brand, from, to })).list,
    placeholderData: keepPreviousData,
  });
  const change = (name: 'from' | 'to') => (value: string) =>
    value && setParams({ from, to, [name]: value }, { replace: true });
  return (
    <Page actions={<AsOf of={query} />} title={books.reconciliation}>
      <div className={css.days}>
        <DayField label={books.from} onChange={change('from')} value={from} />
        <DayField label={books.to} onChange={change('to')} value={to} />
      </div>
      <Answer of={query}>
        {(list) =>
          list.length === 0 ? <p className={parts.empty}>{books.noDays}</p> : <Days list={list} />
        }
      </Answer>
    </Page>
  );
};

const Days = ({ list }: { list: readonly ReconciledDay[] }) => {
  const { books, cashier } = useWords();
  const [opened, setOpened] = useState<ReconciledDay>();
  const end = { atEnd: true, isNamed: true } as const;
  const columns: readonly Column<ReconciledDay>[] = [
    { key: 'day', name: books.day, place: 'title', cell: ({ day }) => figureOf(day) },
    {
      key: 'method',
      name: cashier.method,
      place: 'id',
      cell: ({ methodId, brand, direction }) =>
        `${methodId} · ${brand} · ${books.directions[direction]}`,
    },
    { key: 'ours', name: books.ours, place: 'meta', ...end, cell: ({ ours }) => sideOf(ours) },
    { key: 'bank', name: books.bank, place: 'time', ...end, cell: ({ bank }) => sideOf(bank) },
    {
      key: 'difference',
      name: books.difference,
      place: 'figure',
      atEnd: true,
      cell: ({ difference, currency }) => (
        <span className={difference === '0' ? css.figure : `t-neg ${css.figure}`}>
          {figure(difference)} {currency}
        </span>
      ),
    },
    {
      key: 'differing',
      name: books.differing,
      place: 'status',
      atEnd: true,
      cell: (day) =>
        day.differing === 0 ? (
          <span className="t-pos">{books.agrees}</span>
        ) : (
          <Button onClick={() => setOpened(day)} small>
            {books.differing}: {day.differing}
          </Button>
        ),
    },
  ];
  return (
    <>
      <DataTable columns={columns} keyOf={keyOf} label={books.reconciliation} rows={list} />
      {opened && <DifferencesDialog day={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
};

const keyOf = ({ day, brand, methodId, currency, direction }: ReconciledDay): string =>
  [day, brand, methodId, currency, direction].join(' ');

const figureOf = (text: string) => <span className={css.figure}>{text}</span>;

const sideOf = ({ amount, count }: ReconciledDay['ours']) => (
  <>
    {figureOf(figure(amount))} <span className="t-2">({count})</span>
  </>
);
