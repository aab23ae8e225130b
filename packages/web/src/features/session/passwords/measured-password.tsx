import { PasswordField, type PasswordFieldProps } from '@parlour/ui/components/form/password-field';
import { type ChangeEvent, useState } from 'react';
import { StrengthMeter } from './strength-meter';

type MeasuredProps = Omit<PasswordFieldProps, 'autoComplete' | 'onChange'> & {
  onChange: () => void;
};

/** A new password that shows how hard it is to guess while it is typed. */
export const MeasuredPassword = ({ hint, onChange, ...rest }: MeasuredProps) => {
  const [typed, setTyped] = useState({ password: '', username: '' });
  const look = ({ target: { form, value } }: ChangeEvent<HTMLInputElement>) => {
    const name = form?.elements.namedItem('username');
    setTyped({ password: value, username: name instanceof HTMLInputElement ? name.value : '' });
    onChange();
  };
  return (
    <PasswordField
      {...rest}
      autoComplete="new-password"
      hint={
        <>
          <StrengthMeter {...typed} />
          {hint}
        </>
      }
      onChange={look}
    />
  );
};
