import type { PlayerTransfer } from '@parlour/contract/wallet';
import { Facts } from '@parlour/ui/components/display/facts';
import { Money } from '@parlour/ui/components/display/money';
import { Button } from '@parlour/ui/components/form/button';
import { TextField } from '@parlour/ui/components/form/field';
import { MoneyField } from '@parlour/ui/components/form/money-field';
import { PasswordField } from '@parlour/ui/components/form/password-field';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useBrand } from '../../../lib/brand/brand';
import { useBalance } from '../../../lib/session/balance';
import { TransferOutcome } from '../transfer-outcome';
import css from '../transfer-form.module.css';
import { useUplineForm } from './use-upline-form';

type UplineFormProps = { upline: string; onSent: (transfer: PlayerTransfer) => void };

/** Who gets it stands fixed; how much, what for, and the payment password are typed. */
export const UplineForm = ({ upline, onSent }: UplineFormProps) => {
  const { wallet: words } = usePhrases('wallet');
  const { currencySymbol: symbol } = useBrand();
  const hidden = useBalance((state) => state.isHidden);
  const { form, cash } = useUplineForm(onSent);
  return (
    <form {...form.formProps} className={css.form}>
      <Facts
        facts={[
          { name: words.recipient, value: upline },
          { name: words.available, value: <Money amount={cash} hidden={hidden} symbol={symbol} /> },
        ]}
      />
      <MoneyField
        {...form.amount('amount')}
        label={words.transferAmount}
        onChange={(amount) => form.changeAmount('amount', amount)}
        symbol={symbol}
      />
      <TextField {...form.field('note')} isOptional label={words.note} maxLength={140} />
      <PasswordField
        {...form.field('paymentPassword')}
        autoComplete="new-password"
        inputMode="numeric"
        label={words.paymentPassword}
      />
      <TransferOutcome doneText={undefined} refused={form.refused} />
      <Button busy={form.isBusy && words.transferring} look="accent" type="submit" wide>
        {words.send}
      </Button>
    </form>
  );
};
