import { fill } from '@parlour/locales/phrases';
import { type FormEvent, useState } from 'react';
import { asRefused, type ConsoleRefused } from './api/refused';
import { useWords } from './language';
import { refusalText } from './refusal-text';

type Values = Record<string, string>;

/**
 * A form: what was typed goes to `send`; what it is refused for is shown at its field, or above the
 * form when it belongs to none.
 */
export const useSend = (send: (values: Values) => Promise<void>) => {
  const words = useWords();
  const [refused, setRefused] = useState<ConsoleRefused>();
  const [isBusy, setIsBusy] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
    setIsBusy(true);
    setRefused(undefined);
    try {
      await send(Object.fromEntries(entries));
    } catch (thrown) {
      const failed = asRefused(thrown);
      setRefused(failed);
      const [first] = failed.fields;
      const field = first && form.elements.namedItem(first.name);
      if (field instanceof HTMLElement) field.focus();
    } finally {
      setIsBusy(false);
    }
  };
  const faultOf = (name: string): string | undefined => {
    const fault = refused?.fields.find((one) => one.name === name);
    if (!fault) return undefined;
    const { min = '', max = '' } = fault;
    return fill(words.form[fault.code] as string, { min, max });
  };
  const isOfField = (refused?.fields.length ?? 0) > 0;
  return {
    formProps: {
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
    },
    isBusy,
    faultOf,
    alert: refused && !isOfField ? refusalText(words, refused) : undefined,
    reference: refused?.id,
    clear: () => setRefused(undefined),
  };
};
