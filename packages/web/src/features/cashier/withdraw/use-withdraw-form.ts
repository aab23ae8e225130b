import { cashier, type PaymentMethod } from '@parlour/contract/cashier';
import type { Payee } from '@parlour/contract/cashier/payees';
import type { Withdrawable } from '@parlour/contract/cashier/withdrawals';
import { faultOf } from '@parlour/contract/faults';
import type { FieldFault } from '@parlour/contract/errors';
import { micros } from '@parlour/contract/money';
import { useState } from 'react';
import { call } from '../../../lib/api/api';
import { asRefused } from '../../../lib/api/refused';
import { useForm } from '../../../lib/form/use-form';
import { go } from '../../../lib/navigation/navigation';
import { refreshBalance } from '../../../lib/session/balance';
import { useForget } from './withdrawal-queries';
import { withdrawalPath } from './withdrawal-path';

/** The most that can be asked for now. */
export const mostOf = ({ max }: PaymentMethod, { withdrawable, left }: Withdrawable): string =>
  [withdrawable, left.amount ?? max].reduce(
    (least, amount) => (micros(amount) < micros(least) ? amount : least),
    max,
  );

export const amountFault = (
  amount: string,
  method: PaymentMethod,
  money: Withdrawable,
): FieldFault | undefined => {
  const max = mostOf(method, money);
  return faultOf('amount', { kind: 'money', min: method.min, max }, amount);
};

/** Method, account, amount and payment password until there is a request. */
export const useWithdrawForm = (
  methods: readonly PaymentMethod[],
  first: PaymentMethod,
  payee: Payee | undefined,
  money: Withdrawable,
) => {
  const [methodId, choose] = useState(first.id);
  const method = methods.find(({ id }) => id === methodId) ?? first;
  const forget = useForget();
  const form = useForm({
    check: ({ amount, paymentPassword }) => {
      const fault = amountFault(String(amount ?? ''), method, money);
      const faults: FieldFault[] = fault ? [fault] : [];
      if (!paymentPassword) faults.push({ name: 'paymentPassword', code: 'field.required' });
      return faults;
    },
    send: async ({ amount, paymentPassword }) => {
      if (!payee) return;
      const input = {
        methodId: method.id,
        payeeId: payee.id,
        amount: String(amount),
        paymentPassword: String(paymentPassword),
      };
      const { id } = await call(cashier.requestWithdrawal, input, { loader: true }).catch(
        (thrown: unknown) => {
          // A method that closed meanwhile says when it opens.
          if (asRefused(thrown).code === 'cashier.method_hours') void forget();
          throw thrown;
        },
      );
      void refreshBalance().catch(() => undefined);
      void forget();
      go(withdrawalPath(id), { replace: true });
    },
    fieldFor: (code) =>
      code.startsWith('wallet.payment_password') ? 'paymentPassword' : undefined,
  });
  return { form, method, choose };
};
