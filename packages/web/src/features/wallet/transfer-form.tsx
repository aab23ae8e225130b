import type { VendorWallet } from '@parlour/contract/wallet';
import { Button } from '@parlour/ui/components/form/button';
import { Chip, Chips } from '@parlour/ui/components/display/chips';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { MoneyField } from '@parlour/ui/components/form/money-field';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { arrowsDownUp } from '@parlour/ui/icons/arrows-down-up';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useBrand } from '../../lib/brand/brand';
import { useSearch } from '../../lib/navigation/navigation';
import { TransferOutcome } from './transfer-outcome';
import { useTransferForm } from './use-transfer-form';
import css from './transfer-form.module.css';

/** Moves an amount from one wallet to another; `wallet=<vendor>` in the address says where to. */
export const TransferForm = ({ wallets }: { wallets: readonly VendorWallet[] }) => {
  const { wallet: words } = usePhrases('wallet');
  const wanted = new URLSearchParams(useSearch()).get('wallet');
  const { form, pair, doneText, change, holds } = useTransferForm(wallets, wanted);
  const { currencySymbol: symbol } = useBrand();
  const { balance } = pair.from;
  const field = form.amount('amount');
  return (
    <form {...form.formProps} aria-labelledby="transfer" className={css.form}>
      <h4 className="t-h3" id="transfer">
        {words.transfer}
      </h4>
      <Pair {...pair} />
      <MoneyField
        {...field}
        hint={holds}
        label={words.transferAmount}
        onChange={change}
        symbol={symbol}
      />
      <Chips label={words.choices} wrap>
        <Chip on={field.value !== '' && field.value === balance} onClick={() => change(balance)}>
          {words.transferAll}
        </Chip>
      </Chips>
      <TransferOutcome doneText={doneText} refused={form.refused} />
      <Button busy={form.isBusy && words.transferring} look="accent" type="submit" wide>
        {words.transfer}
      </Button>
    </form>
  );
};

type PairProps = ReturnType<typeof useTransferForm>['pair'];

/** Where it comes from and where it goes, and what turns the two about. */
const Pair = ({ from, to, places, open, chooseFrom, chooseTo, swap }: PairProps) => {
  const { wallet: words } = usePhrases('wallet');
  return (
    <div className={css.pair}>
      <SelectField
        label={words.transferFrom}
        name="from"
        onChange={({ target }) => chooseFrom(target.value)}
        options={places.map(({ id, name }) => ({ value: id, label: name }))}
        value={from.id}
      />
      <span className={css.swap}>
        <IconButton disabled={!swap} icon={arrowsDownUp} label={words.swap} onClick={swap} />
      </span>
      <SelectField
        label={words.transferTo}
        name="to"
        onChange={({ target }) => chooseTo(target.value)}
        options={open.map(({ id, name }) => ({ value: id, label: name }))}
        value={to.id}
      />
    </div>
  );
};
