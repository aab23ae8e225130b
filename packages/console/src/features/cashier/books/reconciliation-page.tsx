import { cashierBooks, type ReconciledDay } from '@parlour/contract/cashier/books';
import { Button } from '@parlour/ui/components/form/button';
import { TextField } from '@parlour/ui/components/form/field';
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
import { DifferencesDialog } from './differences-dialog';

const dayMs = 86_400_000;
const dayOf = (time: number): string => new Intl.DateTimeFormat('en-CA').format(time);
const lastWeek = () => [dayOf(Date.now() - 6 * dayMs), dayOf(Date.now())] as const;

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

type DayFieldProps = { label: string; value: string; onChange: (value: string) => void };

const DayField = ({ label, value, onChange }: DayFieldProps) => (
  <TextField
    label={label}
    onChange={({ target }) => onChange(target.value)}
    type="date"
    value={value}
  />
);

const Days = ({ list }: { list: readonly ReconciledDay[] }) => {
  const { books, cashier } = useWords();
  const [opened, setOpened] = useState<ReconciledDay>();
  return (
    <div className={parts.wide}>
      <table className={parts.table}>
        <thead>
          <tr>
            <th scope="col">{books.day}</th>
            <th scope="col">{cashier.method}</th>
            <th scope="col">{books.direction}</th>
            <th className={parts.end} scope="col">
              {books.ours}
            </th>
            <th className={parts.end} scope="col">
              {books.bank}
            </th>
            <th className={parts.end} scope="col">
              {books.difference}
            </th>
            <th className={parts.end} scope="col">
              {books.differing}
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((day) => (
            <DayRow day={day} key={keyOf(day)} onOpen={() => setOpened(day)} />
          ))}
        </tbody>
      </table>
      {opened && <DifferencesDialog day={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
};

const keyOf = ({ day, brand, methodId, currency, direction }: ReconciledDay): string =>
  [day, brand, methodId, currency, direction].join(' ');

const DayRow = ({ day: of, onOpen }: { day: ReconciledDay; onOpen: () => void }) => {
  const { books } = useWords();
  const { day, brand, methodId, currency, direction, ours, bank, difference, differing } = of;
  const end = `${parts.end} ${css.figure}`;
  return (
    <tr>
      <td className={css.figure}>{day}</td>
      <td>
        {methodId} <span className="t-2">{brand}</span>
      </td>
      <td>{books.directions[direction]}</td>
      <td className={end}>
        {figure(ours.amount)} <span className="t-2">({ours.count})</span>
      </td>
      <td className={end}>
        {figure(bank.amount)} <span className="t-2">({bank.count})</span>
      </td>
      <td className={`${end} ${difference === '0' ? '' : 't-neg'}`}>
        {figure(difference)} {currency}
      </td>
      <td className={parts.end}>
        {differing === 0 ? (
          <span className="t-pos">{books.agrees}</span>
        ) : (
          <Button onClick={onOpen} small>
            {differing}
          </Button>
        )}
      </td>
    </tr>
  );
};
