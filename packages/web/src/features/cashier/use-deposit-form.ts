import { cashier, type PaymentMethod } from '@parlour/contract/cashier';
import { faultOf } from '@parlour/contract/faults';
import type { FieldFault } from '@parlour/contract/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/api';
import { useForm } from '../../lib/form/use-form';
import { go } from '../../lib/navigation/navigation';
import { isInGame, slipPath } from './slip-path';

/** The contract's rule of an amount, with the method's own bounds. */
export const amountFault = (
  amount: string,
  { min, max, decimals }: PaymentMethod,
): FieldFault | undefined =>
  (amount.split('.')[1] ?? '').length > decimals
    ? { name: 'amount', code: 'field.not_number' }
    : faultOf('amount', { kind: 'money', min, max }, amount);

/** Method and amount until there is a slip. */
export const useDepositForm = (methods: readonly PaymentMethod[], first: PaymentMethod) => {
  const client = useQueryClient();
  const [methodId, choose] = useState(first.id);
  const method = methods.find(({ id }) => id === methodId) ?? first;
  const form = useForm({
    check: ({ amount }) => {
      const fault = amountFault(String(amount ?? ''), method);
      return fault ? [fault] : [];
    },
    send: async ({ amount }) => {
      const input = { methodId: method.id, amount: String(amount) };
      const deposit = await call(cashier.requestDeposit, input, { loader: true }).catch(
        (thrown: unknown) => {
          // A method that closed meanwhile says when it opens.
          void client.invalidateQueries({ queryKey: ['cashier', 'methods'] });
          throw thrown;
        },
      );
      go(slipPath(deposit.id), { replace: true });
      // A running game is not left: its slip opens the payment beside it.
      if (deposit.payUrl && !isInGame()) location.assign(deposit.payUrl);
    },
  });
  return { form, method, choose };
};
