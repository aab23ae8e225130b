import type { Withdrawal } from '@parlour/contract/cashier/withdrawals';
import { Money } from '@parlour/ui/components/display/money';
import { Status } from '@parlour/ui/components/display/tag';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { buttonClass } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { arrowCircleUp } from '@parlour/ui/icons/arrow-circle-up';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { QueryError } from '../../../lib/api/query-error';
import { asRefused } from '../../../lib/api/refused';
import { useBrand } from '../../../lib/brand/brand';
import { Link } from '../../../lib/navigation/navigation';
import css from './withdraw.module.css';
import { withdrawalPath, withdrawPath } from './withdrawal-path';
import { useWithdrawals } from './withdrawal-queries';
import { lookOf } from './withdrawal-status';

/** The newest withdrawals, each leading to its steps. */
export const WithdrawalList = () => {
  const { withdrawal: words } = usePhrases('withdrawal');
  const { data, isError, error, refetch } = useWithdrawals();
  const failed = isError && (
    <QueryError onRetry={() => void refetch()} refused={asRefused(error)} />
  );
  if (!data) return failed || <TableSkeleton onRetry={() => void refetch()} rows={4} />;
  return (
    <div className={css.page}>
      {failed}
      {data.list.length === 0 ? (
        <EmptyState icon={arrowCircleUp}>{words.none}</EmptyState>
      ) : (
        <ul className={`panel ${css.list}`}>
          {data.list.map((withdrawal) => (
            <Row key={withdrawal.id} withdrawal={withdrawal} />
          ))}
        </ul>
      )}
      <Link className={buttonClass({ look: 'outline' })} href={withdrawPath()}>
        {words.title}
      </Link>
    </div>
  );
};

const Row = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { withdrawal: words } = usePhrases('withdrawal');
  const { currencySymbol: symbol, timeZone } = useBrand();
  const locale = useLocale();
  const { id, number, amount, createdAt } = withdrawal;
  const { name, ...look } = lookOf(withdrawal, words);
  return (
    <li>
      <Link className={css.row} href={withdrawalPath(id)}>
        <span className={css.rowMain}>
          <span className="t-fig">{number}</span>
          <span className="t-small t-2">{dateTime(createdAt, timeZone, locale)}</span>
        </span>
        <span className={css.rowEnd}>
          <Money amount={amount} symbol={symbol} />
          <Status {...look}>{name}</Status>
        </span>
      </Link>
    </li>
  );
};
