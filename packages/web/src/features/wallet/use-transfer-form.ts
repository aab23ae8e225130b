import { faultOf } from '@parlour/contract/endpoint';
import { micros } from '@parlour/contract/money';
import { type VendorWallet, wallet } from '@parlour/contract/wallet';
import { faultText } from '@parlour/ui/faults';
import { money } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type FormEvent, useState } from 'react';
import { useBalance } from '../../lib/session/balance';
import { useBrand } from '../../lib/brand/brand';
import { useTransfer } from './use-transfer';
import { usePair } from './use-pair';

const amountShape = { ...wallet.transferBetweenWallets.input.amount, optional: false };

/** A transfer until it is done; what was typed stays, whatever the answer is. */
export const useTransferForm = (wallets: readonly VendorWallet[], wanted: string | null) => {
  const { wallet: words, form } = usePhrases('wallet', 'form');
  const { currencySymbol: symbol } = useBrand();
  const hidden = useBalance((state) => state.isHidden);
  const { isBusy, refused, done, transfer, clear } = useTransfer();
  const [amount, setAmount] = useState('');
  const [fault, setFault] = useState<string>();
  // With another wallet the fault of the amount is that of the former.
  const pair = usePair(wallets, wanted, () => {
    clear();
    setFault(undefined);
  });
  const { from, to } = pair;
  const shown = (figures: string) => money(figures, symbol, { hidden });

  const faultIn = (typed: string): string | undefined => {
    const found = faultOf('amount', amountShape, typed);
    if (found) return faultText(form, found);
    if (micros(typed) <= micros(from.balance)) return undefined;
    return fill(form.checkBalance, { balance: shown(from.balance) });
  };

  const change = (typed: string) => {
    setAmount(typed);
    clear();
    if (fault) setFault(faultIn(typed));
  };

  const send = async () => {
    const names = { from: from.name, to: to.name };
    const doneText = fill(words.transferred, { amount: shown(amount), ...names });
    if (await transfer({ from: from.id, to: to.id, amount }, doneText)) setAmount('');
  };

  return {
    ...pair,
    holds: fill(words.holds, { wallet: from.name, amount: shown(from.balance) }),
    amount,
    fault,
    isBusy,
    refused,
    done,
    change,
    leave: () => setFault(amount ? faultIn(amount) : undefined),
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (isBusy) return;
      const wrong = faultIn(amount);
      setFault(wrong);
      if (wrong) document.getElementById('transfer-amount')?.focus();
      else void send();
    },
  };
};
