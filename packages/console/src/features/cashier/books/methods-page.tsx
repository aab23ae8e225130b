import { cashierBooks, type DeskMethod } from '@parlour/contract/cashier/books';
import { DataTable, type Column } from '@parlour/ui/components/display/data-table';
import { Button } from '@parlour/ui/components/form/button';
import { figure } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call';
import { useBrand } from '../../../lib/brand';
import { useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import { Page } from '../../../lib/parts/page';
import parts from '../../../lib/parts/parts.module.css';
import { Section } from '../../../lib/parts/section';
import { stateColumn } from '../../../lib/parts/state-column';
import { useMay, useMayStop } from '../../../lib/session/me';
import css from '../cashier.module.css';
import { Accounts } from './accounts';
import { CloseMethodDialog } from './close-method-dialog';
import { MethodDialog } from './method-dialog';
import { useHoursText } from './use-weekdays';

const kinds = ['deposit', 'withdrawal'] as const;

/** The ways to pay in and out: their limits, fees and times, and whether they are open. */
export const MethodsPage = () => {
  const { books } = useWords();
  const brand = useBrand()?.code;
  const query = useQuery({
    queryKey: ['methods', brand],
    queryFn: async () => (await call(cashierBooks.listAllMethods, { brand })).list,
  });
  return (
    <Page title={books.methods}>
      <Answer of={query}>
        {(list) =>
          list.length === 0 ? (
            <p className={parts.empty}>{books.noMethods}</p>
          ) : (
            kinds.map((kind) => (
              <Section key={kind} title={books.kinds[kind]}>
                <Methods list={list.filter((method) => method.kind === kind)} />
              </Section>
            ))
          )
        }
      </Answer>
      <Accounts brand={brand} />
    </Page>
  );
};

const Methods = ({ list }: { list: readonly DeskMethod[] }) => {
  const { books, cashier } = useWords();
  const hoursOf = useHoursText();
  const columns: readonly Column<DeskMethod>[] = [
    { key: 'name', name: cashier.method, place: 'title', cell: (method) => <Name of={method} /> },
    stateColumn({ name: cashier.state, on: books.open, off: books.closed }),
    {
      key: 'bounds',
      name: books.bounds,
      place: 'meta',
      cell: ({ min, max, currency }) => figureOf(`${figure(min)} – ${figure(max)} ${currency}`),
    },
    {
      key: 'fee',
      name: books.fee,
      place: 'figure',
      isNamed: true,
      cell: ({ feePermille }) => figureOf(`${feePermille / 10} %`),
    },
    {
      key: 'time',
      // A phone's row has one place for both.
      name: `${books.time} · ${books.hours}`,
      place: 'id',
      cell: (method) => (
        <>
          {figureOf(fill(books.minutes, { count: method.minutes }))} · {hoursOf(method)}
        </>
      ),
    },
    {
      key: 'acts',
      name: cashier.acts,
      place: 'time',
      atEnd: true,
      cell: (method) => <Acts method={method} />,
    },
  ];
  return (
    <DataTable
      columns={columns}
      keyOf={({ brand, id }) => `${brand} ${id}`}
      label={books.methods}
      rows={list}
    />
  );
};

const figureOf = (text: string) => <span className={css.figure}>{text}</span>;

const Name = ({ of: { name, brand, demo } }: { of: DeskMethod }) => {
  const { books } = useWords();
  return (
    <>
      {name} <span className="t-2">{[brand, ...(demo ? [books.playMoney] : [])].join(' · ')}</span>
    </>
  );
};

const Acts = ({ method }: { method: DeskMethod }) => {
  const { books } = useWords();
  const may = useMay();
  const [shown, setShown] = useState<'change' | 'close'>();
  const mayStop = useMayStop()('method', method.brand);
  const mayWrite = may('method.w', method.brand);
  if (!mayStop) return null;
  const hide = () => setShown(undefined);
  return (
    <span className={css.acts}>
      {mayWrite && (
        <Button onClick={() => setShown('change')} small>
          {books.change}
        </Button>
      )}
      {method.enabled && (
        <Button onClick={() => setShown('close')} small>
          {books.close}
        </Button>
      )}
      {shown === 'change' && <MethodDialog method={method} onClose={hide} />}
      {shown === 'close' && <CloseMethodDialog method={method} onClose={hide} />}
    </span>
  );
};
