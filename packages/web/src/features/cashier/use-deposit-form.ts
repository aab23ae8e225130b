import { cashier, type PaymentMethod } from '@parlour/contract/cashier';
import { faultOf } from '@parlour/contract/endpoint';
import type { FieldFault } from '@parlour/contract/errors';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/api/api';
import { asRefused, type Refused } from '../../lib/api/refused';
import { go } from '../../lib/navigation/navigation';
import { isInGame, slipPath } from './slip-path';

/** The contract's rule of an amount, with the method's own bounds. */
export const amountFault = (amount: string, { min, max }: PaymentMethod): FieldFault | undefined =>
  faultOf('amount', { kind: 'money', min, max }, amount);

/** Method and amount until there is a slip; what was typed stays, whatever the answer is. */
export const useDepositForm = (methods: readonly PaymentMethod[], first: PaymentMethod) => {
  const [methodId, setMethodId] = useState(first.id);
  const [amount, setAmount] = useState('');
  const [fault, setFault] = useState<FieldFault>();
  const [refused, setRefused] = useState<Refused>();
  const [isBusy, setBusy] = useState(false);
  const method = methods.find(({ id }) => id === methodId) ?? first;

  const send = async () => {
    setBusy(true);
    setRefused(undefined);
    try {
      const input = { methodId: method.id, amount };
      const deposit = await call(cashier.requestDeposit, input, { loader: true });
      go(slipPath(deposit.id), { replace: true });
      // A running game is not left: its slip opens the payment beside it.
      if (deposit.payUrl && !isInGame()) location.assign(deposit.payUrl);
    } catch (thrown) {
      const refusal = asRefused(thrown);
      setRefused(refusal);
      setFault(refusal.fields.find(({ name }) => name === 'amount'));
    } finally {
      setBusy(false);
    }
  };

  return {
    method,
    choose: setMethodId,
    amount,
    fault,
    refused,
    isBusy,
    leave: () => setFault(amount ? amountFault(amount, method) : undefined),
    change: (next: string) => {
      setAmount(next);
      setRefused(undefined);
      if (fault) setFault(amountFault(next, method));
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (isBusy) return;
      const wrong = amountFault(amount, method);
      setFault(wrong);
      if (wrong) document.getElementById('deposit-amount')?.focus();
      else void send();
    },
  };
};
