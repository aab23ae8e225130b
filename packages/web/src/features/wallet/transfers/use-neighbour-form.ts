import type { FieldFault } from '@parlour/contract/errors';
import { faultsOf } from '@parlour/contract/faults';
import { micros, moneyPattern } from '@parlour/contract/money';
import { type Neighbour, type PlayerTransfer, wallet } from '@parlour/contract/wallet';
import { fill } from '@parlour/locales/phrases';
import { money } from '@parlour/ui/format';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../../lib/api/api';
import { onLive } from '../../../lib/api/live';
import { useBrand } from '../../../lib/brand/brand';
import type { FormValues } from '../../../lib/form/form-values';
import { useForm } from '../../../lib/form/use-form';

const inputOf = ({ amount, note, paymentPassword }: FormValues) => ({
  amount: String(amount ?? ''),
  paymentPassword: String(paymentPassword ?? ''),
  ...(note && { note: String(note) }),
});

const toDownline = (values: FormValues) => ({ to: String(values.to ?? ''), ...inputOf(values) });

const faultsIn = (neighbour: Neighbour, values: FormValues): FieldFault[] =>
  neighbour === 'upline'
    ? faultsOf(wallet.transferToUpline.input, inputOf(values))
    : faultsOf(wallet.transferToDownline.input, toDownline(values));

const transfer = (neighbour: Neighbour, values: FormValues): Promise<PlayerTransfer> =>
  neighbour === 'upline'
    ? call(wallet.transferToUpline, inputOf(values), { loader: true })
    : call(wallet.transferToDownline, toDownline(values), { loader: true });

/** A transfer to a neighbour: the contract's rules, and no more than the cash there is. */
export const useNeighbourForm = (
  neighbour: Neighbour,
  onSent: (transfer: PlayerTransfer) => void,
) => {
  const { form: formWords } = usePhrases('form');
  const { currencySymbol: symbol } = useBrand();
  const consolidated = useQuery({
    queryKey: ['wallet', 'consolidated'],
    queryFn: ({ signal }) => call(wallet.readConsolidated, {}, { signal }),
  });
  const { refetch } = consolidated;
  // What arrives while the form is open can be sent on.
  useEffect(() => onLive(({ type }) => void (type === 'balance' && refetch())), [refetch]);
  const cash = consolidated.data?.funds.cash;
  const form = useForm({
    check: (values) => {
      const faults = faultsIn(neighbour, values);
      const { amount } = inputOf(values);
      const isTooMuch =
        cash !== undefined && moneyPattern.test(amount) && micros(amount) > micros(cash);
      return isTooMuch ? [...faults, { name: 'amount', code: 'field.above', max: cash }] : faults;
    },
    textOf: ({ name, code }) =>
      name === 'amount' && code === 'field.above' && cash !== undefined
        ? fill(formWords.checkBalance, { balance: money(cash, symbol) })
        : undefined,
    send: async (values) => {
      onSent(await transfer(neighbour, values));
    },
    fieldFor: (code) => {
      if (code.startsWith('wallet.payment_password')) return 'paymentPassword';
      return code === 'agent.not_downline' ? 'to' : undefined;
    },
  });
  const checkLeft = useRef(form.checkLeft);
  checkLeft.current = form.checkLeft;
  // What was too much is checked again where more has come.
  useEffect(() => checkLeft.current(), [cash]);
  return { form, cash };
};
