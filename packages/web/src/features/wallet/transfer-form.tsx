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
import { MoveOutcome } from './move-outcome';
import { useTransferForm } from './use-transfer-form';
import css from './transfer-form.module.css';

/** Moves an amount from one wallet to another; `wallet=<vendor>` in the address says where to. */
export const TransferForm = ({ wallets }: { wallets: readonly VendorWallet[] }) => {
  const { wallet: words } = usePhrases('wallet');
  const wanted = new URLSearchParams(useSearch()).get('wallet');
  const transfer = useTransferForm(wallets, wanted);
  const { from, amount } = transfer;
  const { currencySymbol: symbol } = useBrand();
  return (
    <form aria-labelledby="transfer" className={css.form} noValidate onSubmit={transfer.submit}>
      <h4 className="t-h3" id="transfer">
        {words.transfer}
      </h4>
      <Pair {...transfer} />
      <MoneyField
        error={transfer.fault}
        hint={transfer.holds}
        id="transfer-amount"
        label={words.transferAmount}
        name="amount"
        onBlur={transfer.leave}
        onChange={transfer.change}
        symbol={symbol}
        value={amount}
      />
      <Chips label={words.choices} wrap>
        <Chip
          on={amount !== '' && amount === from.balance}
          onClick={() => transfer.change(from.balance)}
        >
          {words.transferAll}
        </Chip>
      </Chips>
      <MoveOutcome done={transfer.done} refused={transfer.refused} />
      <Button busy={transfer.isBusy && words.transferring} look="accent" type="submit" wide>
        {words.transfer}
      </Button>
    </form>
  );
};

type PairProps = Pick<
  ReturnType<typeof useTransferForm>,
  'chooseFrom' | 'chooseTo' | 'from' | 'open' | 'places' | 'swap' | 'to'
>;

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
