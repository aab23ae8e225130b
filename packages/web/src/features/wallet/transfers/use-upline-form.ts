import { faultsOf } from '@parlour/contract/faults';
import { micros, moneyPattern } from '@parlour/contract/money';
import { wallet, type PlayerTransfer } from '@parlour/contract/wallet';
import { fill } from '@parlour/locales/phrases';
import { money } from '@parlour/ui/format';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api';
import { useBrand } from '../../../lib/brand/brand';
import type { FormValues } from '../../../lib/form/form-values';
import { useForm } from '../../../lib/form/use-form';

const inputOf = ({ amount, note, paymentPassword }: FormValues) => ({
  amount: String(amount ?? ''),
  paymentPassword: String(paymentPassword ?? ''),
  ...(note && { note: String(note) }),
});

/** A transfer to the upline: the contract's rules, and no more than the cash there is. */
export const useUplineForm = (onSent: (transfer: PlayerTransfer) => void) => {
  const { form: formWords } = usePhrases('form');
  const { currencySymbol: symbol } = useBrand();
  const consolidated = useQuery({
    queryKey: ['wallet', 'consolidated'],
    queryFn: ({ signal }) => call(wallet.readConsolidated, {}, { signal }),
  });
  const cash = consolidated.data?.funds.cash;
  const form = useForm({
    check: (values) => {
      const input = inputOf(values);
      const faults = faultsOf(wallet.transferToUpline.input, input);
      const isTooMuch =
        cash !== undefined &&
        moneyPattern.test(input.amount) &&
        micros(input.amount) > micros(cash);
      return isTooMuch ? [...faults, { name: 'amount', code: 'field.above', max: cash }] : faults;
    },
    textOf: ({ name, code }) =>
      name === 'amount' && code === 'field.above' && cash !== undefined
        ? fill(formWords.checkBalance, { balance: money(cash, symbol) })
        : undefined,
    send: async (values) => {
      onSent(await call(wallet.transferToUpline, inputOf(values), { loader: true }));
    },
    fieldFor: (code) =>
      code.startsWith('wallet.payment_password') ? 'paymentPassword' : undefined,
  });
  return { form, cash };
};
