import { cashier } from '@parlour/contract/cashier';
import {
  type Withdrawal,
  withdrawalStateNames,
  withdrawalStates,
} from '@parlour/contract/cashier/withdrawals';
import { report } from '@parlour/contract/report';
import { fill } from '@parlour/locales/phrases';
import { Status } from '@parlour/ui/components/display/tag';
import { usePhrases } from '@parlour/ui/use-phrases';
import { call } from '../../../lib/api/api';
import { download } from '../../../lib/api/download';
import { go } from '../../../lib/navigation/navigation';
import type { Period } from '../period';
import { pagePath } from './page-path';
import { RecordList } from './record-list';
import { signOf } from './withdrawal-state';

type WithdrawalListProps = {
  period: Period;
  state: string | null;
  onState: (state: string) => void;
};

/** The withdrawals of a period in every state; each opens its steps. */
export const WithdrawalList = ({ period, state: asked, onState }: WithdrawalListProps) => {
  const { report: words, withdrawal } = usePhrases('report', 'withdrawal');
  const state = withdrawalStates.find((one) => one === asked);
  return (
    <RecordList<Withdrawal>
      load={(cursor, signal) => {
        const filter = { ...period, ...(state && { state }), ...(cursor && { cursor }) };
        return call(cashier.listWithdrawals, filter, { signal });
      }}
      name={['cashier', 'withdrawals', period]}
      onDownload={() => download(report.exportWithdrawals, { ...period, ...(state && { state }) })}
      onState={onState}
      open={{
        name: ({ number }) => fill(words.openWithdrawal, { id: number }),
        open: ({ id }) => go(pagePath('withdraw', { withdrawal: id })),
      }}
      state={state}
      states={withdrawalStates.map((one) => ({
        value: one,
        label: withdrawal[withdrawalStateNames[one]],
      }))}
      status={({ status }) => {
        const one = status === 'approved' ? 'sending' : status;
        return <Status {...signOf(one)}>{withdrawal[withdrawalStateNames[one]]}</Status>;
      }}
      words={{ label: words.withdrawal, number: words.withdrawalId, done: words.withdrawals }}
    />
  );
};
