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
import { useNeighbourForm } from './use-neighbour-form';

type NeighbourFormProps = {
  /** Without one it goes to a direct downline. */
  upline: string | undefined;
  onSent: (transfer: PlayerTransfer) => void;
};

/** An upline stands fixed, a downline is typed, as are the amount, the note and the password. */
export const NeighbourForm = ({ upline, onSent }: NeighbourFormProps) => {
  const { wallet: words } = usePhrases('wallet');
  const { currencySymbol: symbol } = useBrand();
  const hidden = useBalance((state) => state.isHidden);
  const { form, cash } = useNeighbourForm(upline === undefined ? 'downline' : 'upline', onSent);
  return (
    <form {...form.formProps} className={css.form}>
      <Facts
        facts={[
          ...(upline === undefined ? [] : [{ name: words.recipient, value: upline }]),
          { name: words.available, value: <Money amount={cash} hidden={hidden} symbol={symbol} /> },
        ]}
      />
      {upline === undefined && (
        <TextField
          {...form.field('to')}
          autoCapitalize="none"
          autoComplete="off"
          hint={words.downlineHint}
          label={words.downline}
          maxLength={64}
          spellCheck={false}
        />
      )}
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
