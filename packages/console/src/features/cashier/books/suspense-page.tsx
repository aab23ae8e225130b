import {
  cashierBooks,
  type SuspendedPayment,
  type SuspenseSum,
} from '@parlour/contract/cashier/books';
import { Button } from '@parlour/ui/components/form/button';
import { figure } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { call } from '../../../lib/api/call';
import { useBrand } from '../../../lib/brand';
import { useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import { AsOf } from '../../../lib/parts/as-of';
import { Page } from '../../../lib/parts/page';
import parts from '../../../lib/parts/parts.module.css';
import { timeLeft } from '../../../lib/time-left';
import { useNow } from '../../../lib/use-now';
import { useReasonName } from '../../casework/use-reason-name';
import css from '../cashier.module.css';

/** Money that arrived and belongs to no player yet, the oldest first. */
export const SuspensePage = () => {
  const { books } = useWords();
  const brand = useBrand()?.code;
  const query = useInfiniteQuery({
    queryKey: ['suspense', brand],
    queryFn: ({ pageParam: cursor }) => call(cashierBooks.listSuspense, { brand, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    refetchInterval: 30_000,
  });
  const list = query.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <Page actions={<AsOf of={query} />} title={books.suspense}>
      <Answer of={query}>
        {({ pages }) =>
          list.length === 0 ? (
            <p className={parts.empty}>{books.noSuspense}</p>
          ) : (
            <>
              <Sums list={pages[0]?.sums ?? []} />
              <Payments list={list} />
              {query.hasNextPage && (
                <Button onClick={() => void query.fetchNextPage()}>{books.more}</Button>
              )}
            </>
          )
        }
      </Answer>
    </Page>
  );
};

const Sums = ({ list }: { list: readonly SuspenseSum[] }) => {
  const { books } = useWords();
  return (
    <ul className={css.sums}>
      {list.map(({ brand, currency, count, amount, overADay, overAWeek }) => (
        <li key={`${brand} ${currency}`}>
          <span className="t-2">{brand}</span>
          <strong className={css.figure}>
            {figure(amount)} {currency}
          </strong>
          <span className="t-2">{fill(books.ages, { count, overADay, overAWeek })}</span>
        </li>
      ))}
    </ul>
  );
};

const Payments = ({ list }: { list: readonly SuspendedPayment[] }) => {
  const { books, cashier } = useWords();
  return (
    <div className={parts.wide}>
      <table className={parts.table}>
        <thead>
          <tr>
            <th scope="col">{books.age}</th>
            <th className={parts.end} scope="col">
              {cashier.amount}
            </th>
            <th scope="col">{cashier.method}</th>
            <th scope="col">{books.reference}</th>
            <th scope="col">{cashier.content}</th>
            <th scope="col">{books.why}</th>
            <th scope="col">{books.case}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const PaymentRow = ({ payment }: { payment: SuspendedPayment }) => {
  const { books } = useWords();
  const now = useNow();
  const nameOf = useReasonName('deposit');
  const { cameAt, amount, currency, brand, methodId, reference, content, payer, reasons } = payment;
  const age = timeLeft(new Date(now).toISOString(), Date.parse(cameAt)).text;
  return (
    <tr>
      <td className={css.figure}>{age}</td>
      <td className={`${parts.end} ${css.figure}`}>
        {figure(amount)} {currency}
      </td>
      <td>
        {methodId} <span className="t-2">{brand}</span>
      </td>
      <td className={css.long}>{reference}</td>
      <td className={css.long}>
        {[content, payer, payment.orderNumber].filter(Boolean).join(' · ')}
      </td>
      <td>{reasons.map(nameOf).join(', ')}</td>
      <td>
        {payment.case ? (
          <Link className="t-link" href={`/queues/deposit/${payment.case.id}`}>
            {payment.case.number}
          </Link>
        ) : (
          books.noCase
        )}
      </td>
    </tr>
  );
};
