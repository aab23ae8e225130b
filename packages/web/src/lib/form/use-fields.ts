import type { FieldFault } from '@parlour/contract/errors';
import { faultText } from '@parlour/ui/faults';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type FocusEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { focusField, type FormValues, valuesOf } from './form-values';
import { whenLeftFor } from './when-left';

export type FormRules = {
  /** What is wrong with what was typed, by the contract's and the brand's rules. */
  check: (values: FormValues) => readonly FieldFault[];
  /** Words of its own for a fault, before the common ones. */
  textOf?: (fault: FieldFault) => string | undefined;
};

/** The fields of a form: what stands in them, and what is wrong with those that were left. */
export const useFields = ({ check, textOf, onAmount }: FormRules & { onAmount: () => void }) => {
  const idPrefix = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isTouched, setTouched] = useState(false);
  const { amounts, newestAmounts, setAmount } = useAmounts();

  const values = (): FormValues => ({
    ...(form.current ? valuesOf(form.current) : {}),
    ...newestAmounts.current,
  });

  const { faults, setFaults, left, checkLeft, errorOf } = useFaults({ check, textOf }, values);

  const leave = (name: string, isFilled: boolean, { relatedTarget }: FocusEvent) => {
    if (isFilled) left.current.add(name);
    else left.current.delete(name);
    whenLeftFor(relatedTarget, checkLeft);
  };

  const idOf = (name: string): string => `${idPrefix}-${name}`;
  const fieldOf = (name: string) => ({ id: idOf(name), name, error: errorOf(name) });
  const focusOn = (name?: string) => name && focusField(form.current, idOf(name), name);

  const changeAmount = (name: string, amount: string) => {
    setTouched(true);
    setAmount(name, amount);
    onAmount();
    if (errorOf(name) === undefined) left.current.delete(name);
    else checkLeft();
  };

  return {
    form,
    faults,
    setFaults,
    isTouched,
    values,
    errorOf,
    idOf,
    focusOn,
    changeAmount,
    /** Checks the fields that were left once more: by rules that have come meanwhile. */
    checkLeft,
    /** Nothing to show is as it should be. */
    show: (found: readonly FieldFault[]): boolean => {
      for (const { name } of found) left.current.add(name);
      setFaults(found);
      focusOn(found[0]?.name);
      return found.length === 0;
    },
    /** What a field carries: its name, its error, and when it is checked. */
    field: (name: string) => ({
      ...fieldOf(name),
      onBlur: (event: FocusEvent) => leave(name, true, event),
      onChange: () => {
        setTouched(true);
        if (left.current.has(name)) checkLeft();
      },
    }),
    /** The same for a `MoneyField`; one that is left empty is not wrong yet. */
    amount: (name: string) => ({
      ...fieldOf(name),
      value: amounts[name] ?? '',
      onBlur: (event: FocusEvent) => leave(name, Boolean(newestAmounts.current[name]), event),
      onChange: (amount: string) => changeAmount(name, amount),
    }),
  };
};

/** Amounts by name: as they are drawn, and as they are at this moment. */
const useAmounts = () => {
  const [amounts, setAmounts] = useState<Record<string, string>>({});
  const newestAmounts = useRef(amounts);
  const setAmount = (name: string, amount: string) => {
    newestAmounts.current = { ...newestAmounts.current, [name]: amount };
    setAmounts(newestAmounts.current);
  };
  return { amounts, newestAmounts, setAmount };
};

/** What is wrong with the fields that were left. */
const useFaults = ({ check, textOf }: FormRules, values: () => FormValues) => {
  const { form: words } = usePhrases('form');
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const left = useRef(new Set<string>());
  // What is checked once a press is over goes by what that press changed.
  const newestCheck = useRef(check);
  useLayoutEffect(() => {
    newestCheck.current = check;
  });

  const checkLeft = () =>
    setFaults(newestCheck.current(values()).filter(({ name }) => left.current.has(name)));

  const errorOf = (name: string): string | undefined => {
    const fault = faults.find((one) => one.name === name);
    return fault && (textOf?.(fault) ?? faultText(words, fault));
  };

  return { faults, setFaults, left, checkLeft, errorOf };
};
