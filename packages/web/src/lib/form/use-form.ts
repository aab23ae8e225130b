import type { FormEvent } from 'react';
import { useState } from 'react';
import { asRefused, type Refused } from '../api/refused';
import type { FormValues } from './form-values';
import { type FormRules, useFields } from './use-fields';

export type FormOptions = FormRules & {
  send: (values: FormValues) => Promise<void>;
  /** The field that can resolve a refusal which names none: it gets the focus. */
  fieldFor?: (code: Refused['code']) => string | undefined;
};

/**
 * The one form: a field is checked when it is left and then as it is typed; sending checks all and
 * puts the focus on the first that is wrong. What was typed stays, whatever the answer is. Texts
 * and boxes are the browser's own; amounts are controlled, since other parts show them too.
 */
export const useForm = ({ check, textOf, send, fieldFor }: FormOptions) => {
  const [refused, setRefused] = useState<Refused>();
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const fields = useFields({ check, textOf, onAmount: () => setRefused(undefined) });
  const { form, show, focusOn, setFaults } = fields;

  const refuse = (refusal: Refused): void => {
    setRefused(refusal);
    if (refusal.fields.length > 0) show(refusal.fields);
    else focusOn(fieldFor?.(refusal.code));
  };

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isBusy) return;
    setRefused(undefined);
    setSent(true);
    const values = fields.values();
    if (!show(check(values))) return;
    setBusy(true);
    send(values)
      .catch((thrown: unknown) => refuse(asRefused(thrown)))
      .finally(() => setBusy(false));
  };

  return {
    faults: fields.faults,
    errorOf: fields.errorOf,
    idOf: fields.idOf,
    field: fields.field,
    amount: fields.amount,
    /** An amount that is chosen, not typed. */
    changeAmount: fields.changeAmount,
    refused,
    isBusy,
    /** What stands in the form now. */
    values: fields.values,
    /** Shows faults and puts the focus on the first; true if there are none. */
    showFaults: show,
    checkLeft: fields.checkLeft,
    isTouched: fields.isTouched || isSent,
    /** It was sent at least once: now a summary of what is wrong disturbs no one. */
    isSent,
    submit,
    /** Faults and refusal were those of something else that was chosen. */
    clear: () => {
      setFaults([]);
      setRefused(undefined);
    },
    // A press before the page's code is there must not put what was typed into the address: with
    // this method the browser does nothing.
    formProps: { ref: form, method: 'dialog', onSubmit: submit, noValidate: true },
  };
};
