import { transactionTypes, type TransactionType } from '@parlour/contract/report';
import { mainWallet } from '@parlour/contract/wallet';
import { Tabs } from '@parlour/ui/components/layout/tabs';
import { usePhrases } from '@parlour/ui/use-phrases';
import { QueryScope } from '../../../lib/api/queries';
import { serverNow } from '../../../lib/api/server-time';
import { useBrand } from '../../../lib/brand/brand';
import { memberPathWith } from '../../../lib/navigation/centre-path';
import { go, useSearch } from '../../../lib/navigation/navigation';
import type { CentreDetail } from '../../../lib/navigation/paths';
import { type Period, type PeriodName, viewOf } from '../period';
import { PeriodChips } from '../period-chips';
import { CreditReport } from '../credit/credit-report';
import css from '../record.module.css';
import { BalanceThen } from './balance-then';
import { DepositList } from './deposit-list';
import { FindTransaction } from './find-transaction';
import { TransactionList } from './transaction-list';
import { TransferList } from './transfer-list';
import { WithdrawalList } from './withdrawal-list';

const look = (details: Partial<Record<CentreDetail, string>>): void =>
  go(memberPathWith(details, location), { replace: true });

const views = ['all', 'deposits', 'withdrawals', 'transfers', 'credit'] as const;

/** `transactionHistory`: every entry of a wallet, with what it had before and after. */
export const TransactionPage = () => (
  <QueryScope>
    <Transactions />
  </QueryScope>
);

const Transactions = () => {
  const { report: words } = usePhrases('report');
  const { timeZone } = useBrand();
  const search = useSearch();
  const { name, period, page } = viewOf(search, serverNow(), timeZone);
  const query = new URLSearchParams(search);
  const type = transactionTypes.find((one) => one === query.get('recordType'));
  const view = views.find((one) => one === query.get('recordView')) ?? 'all';
  const choose = (chosen: PeriodName, own: Partial<Period> = {}) =>
    look({ period: chosen, from: own.from ?? '', to: own.to ?? '', recordPage: '' });
  const states = {
    state: query.get('recordState'),
    onState: (state: string) => look({ recordState: state }),
  };
  return (
    <section aria-label={words.transactions} className={css.record}>
      <Tabs
        items={[
          { id: 'all', label: words.transactions },
          { id: 'deposits', label: words.deposit },
          { id: 'withdrawals', label: words.withdrawal },
          { id: 'transfers', label: words.transfer },
          { id: 'credit', label: words.creditReport },
        ]}
        label={words.view}
        onChange={(id) =>
          look({ recordView: id === 'all' ? '' : id, recordPage: '', recordState: '' })
        }
        value={view}
      />
      <PeriodChips name={name} onChoose={choose} period={period} />
      {view === 'deposits' && <DepositList {...states} period={period} />}
      {view === 'withdrawals' && <WithdrawalList {...states} period={period} />}
      {view === 'transfers' && <TransferList period={period} />}
      {view === 'credit' && <CreditReport period={period} />}
      {view === 'all' && (
        <>
          <TransactionList
            filter={{ ...period, page, type, wallet: query.get('wallet') ?? mainWallet }}
            onPage={(next) => look({ recordPage: next > 1 ? String(next) : '' })}
            onType={(next?: TransactionType) => look({ recordType: next ?? '', recordPage: '' })}
            onWallet={(next) => look({ wallet: next === mainWallet ? '' : next, recordPage: '' })}
          />
          <FindTransaction />
          <BalanceThen />
        </>
      )}
    </section>
  );
};
