import { cashier, type Deposit, depositStatuses } from '@parlour/contract/cashier';
import { report } from '@parlour/contract/report';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { call } from '../../../lib/api/api';
import { download } from '../../../lib/api/download';
import { go } from '../../../lib/navigation/navigation';
import type { Period } from '../period';
import { DepositState } from './deposit-state';
import { pagePath } from './page-path';
import { RecordList } from './record-list';

type DepositListProps = {
  period: Period;
  state: string | null;
  onState: (state: string) => void;
};

/** The deposits of a period in every state, paid or not. */
export const DepositList = ({ period, state: asked, onState }: DepositListProps) => {
  const { cashier: names, report: words } = usePhrases('cashier', 'report');
  const state = depositStatuses.find((one) => one === asked);
  return (
    <RecordList<Deposit>
      load={(cursor, signal) => {
        const filter = { ...period, ...(state && { state }), ...(cursor && { cursor }) };
        return call(cashier.listDeposits, filter, { signal });
      }}
      name={['cashier', 'deposits', period]}
      onDownload={() => download(report.exportDeposits, { ...period, ...(state && { state }) })}
      onState={onState}
      open={{
        name: ({ number }) => fill(words.openDeposit, { id: number }),
        open: ({ id }) => go(pagePath('depositv2', { deposit: id })),
      }}
      state={state}
      states={depositStatuses.map((one) => ({ value: one, label: names[one] }))}
      status={({ status, reason }) => <DepositState reason={reason} status={status} />}
      words={{ label: words.deposit, number: words.depositId, done: words.deposits }}
    />
  );
};
