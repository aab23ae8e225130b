import { faultOf } from '@parlour/contract/faults';
import type { FieldFault } from '@parlour/contract/errors';
import { micros } from '@parlour/contract/money';
import { type VendorWallet, wallet } from '@parlour/contract/wallet';
import { money } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { useBalance } from '../../lib/session/balance';
import { useBrand } from '../../lib/brand/brand';
import { useForm } from '../../lib/form/use-form';
import { sendTransfer } from './send-transfer';
import { usePair } from './use-pair';

const amountShape = { ...wallet.transferBetweenWallets.input.amount, optional: false };

/** What is wrong with an amount that a wallet is to give. */
const faultIn = (amount: string, balance: string): FieldFault | undefined => {
  const fault = faultOf('amount', amountShape, amount);
  if (fault || micros(amount) <= micros(balance)) return fault;
  return { name: 'amount', code: 'field.above', max: balance };
};

/** A transfer from one wallet to another, and what the last one did. */
export const useTransferForm = (wallets: readonly VendorWallet[], wanted: string | null) => {
  const { wallet: words, form: formWords } = usePhrases('wallet', 'form');
  const { currencySymbol: symbol } = useBrand();
  const hidden = useBalance((state) => state.isHidden);
  const [doneText, setDoneText] = useState<string>();
  const shown = (figures: string) => money(figures, symbol, { hidden });
  const pair = usePair(wallets, wanted);
  const { from, to } = pair;

  const form = useForm({
    check: ({ amount }) => {
      const fault = faultIn(String(amount), from.balance);
      return fault ? [fault] : [];
    },
    textOf: ({ code }) =>
      code === 'field.above'
        ? fill(formWords.checkBalance, { balance: shown(from.balance) })
        : undefined,
    send: async ({ amount }) => {
      setDoneText(undefined);
      const sent = String(amount);
      await sendTransfer({ from: from.id, to: to.id, amount: sent });
      form.changeAmount('amount', '');
      const names = { from: from.name, to: to.name };
      setDoneText(fill(words.transferred, { amount: shown(sent), ...names }));
    },
  });

  const change = (amount: string) => {
    setDoneText(undefined);
    form.changeAmount('amount', amount);
  };

  // With another wallet the fault of the amount is that of the former.
  const cleared =
    <Rest extends unknown[]>(choose: (...rest: Rest) => void) =>
    (...rest: Rest) => {
      form.clear();
      setDoneText(undefined);
      choose(...rest);
    };

  return {
    form,
    pair: {
      ...pair,
      chooseFrom: cleared(pair.chooseFrom),
      chooseTo: cleared(pair.chooseTo),
      swap: pair.swap && cleared(pair.swap),
    },
    doneText,
    change,
    holds: fill(words.holds, { wallet: from.name, amount: shown(from.balance) }),
  };
};
