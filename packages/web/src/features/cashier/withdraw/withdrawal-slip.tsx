import type { Withdrawal } from '@parlour/contract/cashier/withdrawals';
import { Money } from '@parlour/ui/components/display/money';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { buttonClass } from '@parlour/ui/components/form/button';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect } from 'react';
import { QueryError } from '../../../lib/api/query-error';
import { asRefused } from '../../../lib/api/refused';
import { Link } from '../../../lib/navigation/navigation';
import { refreshBalance } from '../../../lib/session/balance';
import css from '../deposit.module.css';
import { SlipTicket } from '../slip-ticket';
import { Receipt } from './receipt';
import { Tracker } from './tracker';
import { withdrawalsPath, withdrawPath } from './withdrawal-path';
import { useWithdrawal } from './withdrawal-queries';
import { lookOf } from './withdrawal-status';

/** One withdrawal: what arrives where, the steps, and the answer whether it did. */
export const WithdrawalSlip = ({ id }: { id: string }) => {
  const { data, isError, error, refetch } = useWithdrawal(id);
  const status = data?.status;
  useEffect(() => {
    if (status) void refreshBalance().catch(() => undefined);
  }, [status]);
  const failed = isError && (
    <QueryError onRetry={() => void refetch()} refused={asRefused(error)} />
  );
  if (!data) return failed || <TableSkeleton onRetry={() => void refetch()} rows={3} />;
  return (
    <div className={css.slip}>
      {failed}
      <Slip withdrawal={data} />
      <Tracker withdrawal={data} />
      <Receipt withdrawal={data} />
      {data.receipt?.state !== 'waiting' && <WaysOn />}
    </div>
  );
};

const WaysOn = () => {
  const { withdrawal: words } = usePhrases('withdrawal');
  return (
    <div className={css.actions}>
      <Link className={buttonClass({ look: 'outline' })} href={withdrawalsPath()}>
        {words.list}
      </Link>
      <Link className={buttonClass({ look: 'outline' })} href={withdrawPath()}>
        {words.again}
      </Link>
    </div>
  );
};

const Slip = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { withdrawal: words } = usePhrases('withdrawal');
  const { number, payee, amount, fee, arrives } = withdrawal;
  return (
    <SlipTicket
      amount={{ name: words.arrives, value: arrives }}
      facts={[
        { name: words.payeeName, value: `${payee.bank.name} ···· ${payee.last4}` },
        { name: words.amountName, value: <Money amount={amount} /> },
        { name: words.fee, value: <Money amount={fee} /> },
      ]}
      number={{ name: words.reference, value: number }}
      status={lookOf(withdrawal, words)}
    />
  );
};
