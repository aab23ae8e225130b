import { PasswordField, type PasswordFieldProps } from '@parlour/ui/components/form/password-field';
import { type ChangeEvent, Suspense, useState } from 'react';
import { chunk, optional } from '../../../lib/navigation/chunk';

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
          {typed.password && (
            <Suspense>
              <meter.Component {...typed} />
            </Suspense>
          )}
          {hint}
        </>
      }
      onChange={look}
    />
  );
};

// With the first character: until then there is nothing to measure. The form has its words.
const meter = chunk<{ password: string; username: string }>(
  [],
  optional(async () => (await import('./strength-meter')).StrengthMeter),
);
