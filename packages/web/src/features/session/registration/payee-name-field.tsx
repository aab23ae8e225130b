import { payeeNameOf } from '@parlour/contract/payee-name';
import { TextField, type TextFieldProps } from '@parlour/ui/components/form/field';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import css from './payee-name-field.module.css';

/** A real name, and below it the name as it will be kept: as banks write it. */
export const PayeeNameField = ({ defaultValue = '', hint, onChange, ...field }: TextFieldProps) => {
  const { session } = usePhrases('session');
  const [kept, setKept] = useState(payeeNameOf(String(defaultValue)));
  return (
    <TextField
      {...field}
      autoComplete="name"
      defaultValue={defaultValue}
      hint={
        <>
          {kept && (
            <output className={css.kept}>
              {session.payeeNameKept} <b>{kept}</b>
            </output>
          )}
          <span>{session.payeeNameHint}</span> {hint}
        </>
      }
      onChange={(event) => {
        setKept(payeeNameOf(event.target.value));
        onChange?.(event);
      }}
      spellCheck={false}
    />
  );
};
