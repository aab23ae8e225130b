import type { FieldFault } from '@parlour/contract/errors';
import { faultText } from '@parlour/ui/faults';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { asRefused, type Refused } from './api/refused';

export type FormValues = Record<string, string | boolean>;

type FormOptions = {
  /** What is wrong with what was typed, by the contract's and the brand's rules. */
  check: (values: FormValues) => readonly FieldFault[];
  send: (values: FormValues) => Promise<void>;
  /** Words of its own for a fault, before the common ones. */
  textOf?: (fault: FieldFault) => string | undefined;
  /** The field that can mend a refusal which names none: it gets the focus. */
  mendedAt?: (code: Refused['code']) => string | undefined;
};

/**
 * A native form: a field is checked when it is left and then as it is typed; sending checks all
 * and puts the focus on the first that is wrong. What was typed stays, whatever the answer is.
 */
export const useForm = ({ check, send, textOf, mendedAt }: FormOptions) => {
  const { form: words } = usePhrases('form');
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [refused, setRefused] = useState<Refused>();
  const [isBusy, setBusy] = useState(false);
  const [stage, setStage] = useState<'new' | 'touched' | 'sent'>('new');
  const left = useRef(new Set<string>());

  const look = (): FormValues => (form.current ? valuesOf(form.current) : {});

  const checkLeft = () => setFaults(check(look()).filter(({ name }) => left.current.has(name)));

  /** Nothing to show is as it should be. */
  const show = (found: readonly FieldFault[]): boolean => {
    for (const { name } of found) left.current.add(name);
    setFaults(found);
    focusOn(form.current, found[0]?.name);
    return found.length === 0;
  };

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isBusy) return;
    setRefused(undefined);
    setStage('sent');
    const values = look();
    if (!show(check(values))) return;
    setBusy(true);
    send(values)
      .catch((thrown: unknown) => {
        const refusal = asRefused(thrown);
        setRefused(refusal);
        if (refusal.fields.length > 0) show(refusal.fields);
        else focusOn(form.current, mendedAt?.(refusal.code));
      })
      .finally(() => setBusy(false));
  };

  const errorOf = (name: string): string | undefined => {
    const fault = faults.find((one) => one.name === name);
    return fault && (textOf?.(fault) ?? faultText(words, fault));
  };

  return {
    faults,
    errorOf,
    refused,
    isBusy,
    isTouched: stage !== 'new',
    /** It was sent at least once: now a summary of what is wrong disturbs nobody. */
    isSent: stage === 'sent',
    submit,
    // A press before the page's code is there must not put what was typed into the address: with
    // this method the browser does nothing.
    formProps: { ref: form, method: 'dialog', onSubmit: submit, noValidate: true },
    /** What a field carries: its name, its error, and when it is checked. */
    field: (name: string) => ({
      name,
      error: errorOf(name),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        left.current.add(name);
        whenLeftFor(relatedTarget, checkLeft);
      },
      onChange: () => {
        if (stage === 'new') setStage('touched');
        if (left.current.has(name)) checkLeft();
      },
    }),
  };
};

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio';

/** Words that appeared at once would move what is being pressed from under the finger. */
const whenLeftFor = (target: EventTarget | null, run: () => void): void => {
  if (isTyped(target)) run();
  else if (!isSubmit(target)) afterPress(run);
};

const longestPressMs = 700;

/** Once the press or the key that took the focus away is over, and has done what it does. */
const afterPress = (run: () => void): void => {
  const waiting = new AbortController();
  const end = (): void => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    setTimeout(run, 0);
  };
  addEventListener('click', end, { signal: waiting.signal });
  addEventListener('keyup', end, { signal: waiting.signal });
  setTimeout(end, longestPressMs);
};

const isSubmit = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement && target.type === 'submit';

const focusOn = (form: HTMLFormElement | null, name: string | undefined): void => {
  const field = name && form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
};

/** What stands in a form: texts trimmed, boxes as true or false. */
const valuesOf = (form: HTMLFormElement): FormValues => {
  const values: FormValues = {};
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement) || !element.name) continue;
    if (element.type === 'checkbox') values[element.name] = element.checked;
    else if (element.type !== 'radio') values[element.name] = element.value.trim();
    else if (element.checked) values[element.name] = element.value;
  }
  return values;
};
