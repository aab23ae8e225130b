import { transactionTypes, type TransactionType } from '@parlour/contract/report';
import { mainWallet } from '@parlour/contract/wallet';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { usePhrases } from '@parlour/ui/use-phrases';
import css from '../record.module.css';
import { useWalletName } from './use-wallet-name';

type TransactionFiltersProps = {
  type: TransactionType | undefined;
  wallet: string;
  /** Those that the player has; none while they are not known. */
  wallets: readonly string[];
  onType: (type?: TransactionType) => void;
  onWallet: (wallet: string) => void;
};

export const TransactionFilters = ({
  type,
  wallet,
  wallets,
  onType,
  onWallet,
}: TransactionFiltersProps) => {
  const { report: words } = usePhrases('report');
  const nameOf = useWalletName();
  const known = [...new Set([mainWallet, ...wallets, wallet])];
  return (
    <div className={css.days}>
      <SelectField
        label={words.kind}
        name="recordType"
        onChange={({ target }) => onType(transactionTypes.find((one) => one === target.value))}
        options={[
          { value: '', label: words.allKinds },
          ...transactionTypes.map((one) => ({ value: one, label: words[one] })),
        ]}
        value={type ?? ''}
      />
      {known.length > 1 && (
        <SelectField
          label={words.wallet}
          name="wallet"
          onChange={({ target }) => onWallet(target.value)}
          options={known.map((one) => ({ value: one, label: nameOf(one) }))}
          value={wallet}
        />
      )}
    </div>
  );
};
