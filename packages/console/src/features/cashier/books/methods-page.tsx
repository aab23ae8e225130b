import { cashierBooks, type DeskMethod } from '@parlour/contract/cashier/books';
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
import { useMay } from '../../../lib/session/me';
import css from '../cashier.module.css';
import { CloseMethodDialog } from './close-method-dialog';
import { MethodDialog } from './method-dialog';

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
    </Page>
  );
};

const Methods = ({ list }: { list: readonly DeskMethod[] }) => {
  const { books, cashier } = useWords();
  return (
    <div className={parts.wide}>
      <table className={parts.table}>
        <thead>
          <tr>
            <th scope="col">{cashier.method}</th>
            <th scope="col">{books.brand}</th>
            <th scope="col">{cashier.state}</th>
            <th className={parts.end} scope="col">
              {books.min}
            </th>
            <th className={parts.end} scope="col">
              {books.max}
            </th>
            <th className={parts.end} scope="col">
              {books.fee}
            </th>
            <th className={parts.end} scope="col">
              {books.time}
            </th>
            <th scope="col">
              <span className="sr-only">{cashier.acts}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((method) => (
            <MethodRow key={`${method.brand} ${method.id}`} method={method} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const MethodRow = ({ method }: { method: DeskMethod }) => {
  const { books } = useWords();
  const { name, brand, enabled, min, max, currency, feePermille, minutes, demo } = method;
  return (
    <tr>
      <td>
        <strong>{name}</strong> {demo && <span className="t-2">{books.playMoney}</span>}
      </td>
      <td>{brand}</td>
      <td className={enabled ? 't-pos' : 't-warn'}>{enabled ? books.open : books.closed}</td>
      <td className={`${parts.end} ${css.figure}`}>{figure(min)}</td>
      <td className={`${parts.end} ${css.figure}`}>
        {figure(max)} {currency}
      </td>
      <td className={`${parts.end} ${css.figure}`}>{feePermille / 10} %</td>
      <td className={`${parts.end} ${css.figure}`}>{fill(books.minutes, { count: minutes })}</td>
      <td className={parts.end}>
        <Acts method={method} />
      </td>
    </tr>
  );
};

const Acts = ({ method }: { method: DeskMethod }) => {
  const { books } = useWords();
  const may = useMay();
  const [shown, setShown] = useState<'change' | 'close'>();
  if (!may('method.w', method.brand)) return null;
  const hide = () => setShown(undefined);
  return (
    <span className={css.acts}>
      <Button onClick={() => setShown('change')} small>
        {books.change}
      </Button>
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
