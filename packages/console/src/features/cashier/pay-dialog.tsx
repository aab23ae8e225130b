import { cashierConsole, type ClaimedPayout } from '@parlour/contract/cashier/console';
import { CopyButton } from '@parlour/ui/components/form/copy-button';
import { TextField } from '@parlour/ui/components/form/field';
import { figure } from '@parlour/ui/format';
import { call } from '../../lib/api/call';
import { useWords } from '../../lib/language';
import { FormDialog } from '../../lib/parts/form-dialog';
import { Fact, Facts } from '../../lib/parts/section';
import css from './cashier.module.css';

type PayDialogProps = { payout: ClaimedPayout; onClose: () => void; onDone: () => Promise<void> };

/** What one needs to pay it at the bank, and the bank's reference when it is done. */
export const PayDialog = ({ payout, onClose, onDone }: PayDialogProps) => {
  const { cashier, common } = useWords();
  const { id, number, amount, currency, account } = payout;
  const facts = [
    [cashier.amount, `${figure(amount)} ${currency}`, amount],
    [cashier.bank, account.bank, account.bank],
    [cashier.account, account.number, account.number],
    [cashier.holder, account.holder, account.holder],
    [cashier.content, number, number],
  ] as const;
  return (
    <FormDialog
      above={
        <>
          <p className="t-2">{cashier.payWhy}</p>
          <div className={css.account}>
            <Facts>
              {facts.map(([name, shown, copied]) => (
                <Fact key={name} name={name}>
                  {shown} <CopyButton of={name} text={copied} />
                </Fact>
              ))}
            </Facts>
          </div>
        </>
      }
      act={cashier.sent}
      close={common.close}
      look="accent"
      onClose={onClose}
      send={async ({ reference = '' }) => {
        await call(cashierConsole.setPayoutReference, { id, reference: reference.trim() });
        await onDone();
      }}
      title={number}
    >
      {(faultOf) => (
        <TextField
          autoComplete="off"
          data-first-focus
          error={faultOf('reference')}
          hint={cashier.referenceHint}
          label={cashier.reference}
          name="reference"
          required
          spellCheck={false}
        />
      )}
    </FormDialog>
  );
};
