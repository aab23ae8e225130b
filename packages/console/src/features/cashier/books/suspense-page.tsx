import {
  cashierBooks,
  type SuspendedPayment,
  type SuspenseSum,
} from '@parlour/contract/cashier/books';
import { DataTable, type Column } from '@parlour/ui/components/display/data-table';
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
import { amountColumn } from './amount-column';

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
  const nameOf = useReasonName('deposit');
  const columns: readonly Column<SuspendedPayment>[] = [
    { key: 'age', name: books.age, place: 'time', cell: ({ cameAt }) => <Age since={cameAt} /> },
    {
      key: 'content',
      name: cashier.content,
      place: 'title',
      cell: ({ content, payer, orderNumber }) => (
        <span className={css.long}>
          {[content, payer, orderNumber].filter(Boolean).join(' · ')}
        </span>
      ),
    },
    { key: 'case', name: books.case, place: 'status', cell: (each) => <CaseLink of={each} /> },
    {
      key: 'why',
      name: books.why,
      place: 'meta',
      cell: ({ reasons }) => reasons.map(nameOf).join(', '),
    },
    {
      key: 'reference',
      name: books.reference,
      place: 'id',
      cell: ({ reference, methodId, brand }) => `${reference} · ${methodId} · ${brand}`,
    },
    amountColumn(cashier.amount),
  ];
  return <DataTable columns={columns} keyOf={({ id }) => id} label={books.suspense} rows={list} />;
};

const Age = ({ since }: { since: string }) => {
  const now = useNow();
  const { text } = timeLeft(new Date(now).toISOString(), Date.parse(since));
  return <span className={css.figure}>{text}</span>;
};

const CaseLink = ({ of: { case: about } }: { of: SuspendedPayment }) => {
  const { books } = useWords();
  if (!about) return books.noCase;
  return (
    <Link className="t-link" href={`/queues/deposit/${about.id}`}>
      {about.number}
    </Link>
  );
};
