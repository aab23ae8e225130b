import { cashierConsole, type ClaimedPayout } from '@parlour/contract/cashier/console';
import { Button } from '@parlour/ui/components/form/button';
import { CopyButton } from '@parlour/ui/components/form/copy-button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { figure } from '@parlour/ui/format';
import { useId } from 'react';
import { call } from '../../lib/api/call';
import { useWords } from '../../lib/language';
import { Fact, Facts } from '../../lib/parts/section';
import { useSend } from '../../lib/use-send';
import css from './cashier.module.css';

type PayDialogProps = { payout: ClaimedPayout; onClose: () => void; onDone: () => Promise<void> };

/** What one needs to pay it at the bank, and the bank's reference when it is done. */
export const PayDialog = ({ payout, onClose, onDone }: PayDialogProps) => {
  const { cashier, common } = useWords();
  const formId = useId();
  const { id, number, amount, currency, account } = payout;
  const form = useSend(async ({ reference = '' }) => {
    await call(cashierConsole.setPayoutReference, { id, reference: reference.trim() });
    await onDone();
    onClose();
  });
  const facts = [
    [cashier.amount, `${figure(amount)} ${currency}`, amount],
    [cashier.bank, account.bank, account.bank],
    [cashier.account, account.number, account.number],
    [cashier.holder, account.holder, account.holder],
    [cashier.content, number, number],
  ] as const;
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{common.close}</Button>
          <Button busy={form.isBusy && common.sending} form={formId} look="accent" type="submit">
            {cashier.sent}
          </Button>
        </>
      }
      onClose={onClose}
      size="form"
      title={number}
    >
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
      <form {...form.formProps} id={formId}>
        {form.alert && <FormAlert reference={form.reference}>{form.alert}</FormAlert>}
        <TextField
          autoComplete="off"
          data-first-focus
          error={form.faultOf('reference')}
          hint={cashier.referenceHint}
          label={cashier.reference}
          name="reference"
          required
          spellCheck={false}
        />
      </form>
    </Dialog>
  );
};
