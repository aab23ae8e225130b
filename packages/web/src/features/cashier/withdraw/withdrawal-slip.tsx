import type { Withdrawal } from '@parlour/contract/cashier/withdrawals';
import { EngravedBackground } from '@parlour/ui/components/art/engraved-background';
import { Facts } from '@parlour/ui/components/display/facts';
import { Money } from '@parlour/ui/components/display/money';
import { Status } from '@parlour/ui/components/display/tag';
import { TornTicket } from '@parlour/ui/components/display/ticket';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { buttonClass } from '@parlour/ui/components/form/button';
import { CopyButton } from '@parlour/ui/components/form/copy-button';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect } from 'react';
import { QueryError } from '../../../lib/api/query-error';
import { asRefused } from '../../../lib/api/refused';
import { useBrand } from '../../../lib/brand/brand';
import { Link } from '../../../lib/navigation/navigation';
import { refreshBalance } from '../../../lib/session/balance';
import css from '../deposit.module.css';
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
  if (isError) return <QueryError onRetry={() => void refetch()} refused={asRefused(error)} />;
  if (!data) return <TableSkeleton onRetry={() => void refetch()} rows={3} />;
  return (
    <div className={css.slip}>
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
  const { currencySymbol: symbol } = useBrand();
  const { number, payee, amount, fee, arrives } = withdrawal;
  const { name, ...look } = lookOf(withdrawal, words);
  return (
    <TornTicket
      head={
        <EngravedBackground name="deposit">
          <div className={css.slipHead}>
            <div>
              <p className="t-small t-2">{words.arrives}</p>
              <Money amount={arrives} size="xl" symbol={symbol} />
            </div>
            <Status {...look}>{name}</Status>
          </div>
        </EngravedBackground>
      }
    >
      <div className={css.summaryBody}>
        <Facts
          facts={[
            {
              name: words.reference,
              value: (
                <span className={css.slipId}>
                  <span className={css.id}>{number}</span>
                  <CopyButton of={words.reference} text={number} />
                </span>
              ),
            },
            { name: words.payeeName, value: `${payee.bank.name} ···· ${payee.last4}` },
            { name: words.amountName, value: <Money amount={amount} /> },
            { name: words.fee, value: <Money amount={fee} /> },
          ]}
        />
      </div>
    </TornTicket>
  );
};
