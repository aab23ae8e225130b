import type { RegistrationField } from '@parlour/contract/brand';
import { TextField } from '@parlour/ui/components/field';
import { PasswordField } from '@parlour/ui/components/password-field';
import type { ReactNode } from 'react';

type RegistrationInputProps = {
  field: RegistrationField;
  id: string;
  name: string;
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  /** What the server said of this field, until it is typed in again. */
  refusal?: string | undefined;
  isOptional?: boolean;
  defaultValue?: string;
  onBlur: () => void;
  onChange: () => void;
};

const keyboards: Partial<Record<RegistrationField, 'email' | 'numeric' | 'tel'>> = {
  email: 'email',
  mobileNum: 'tel',
  whatsapp: 'tel',
  qqNum: 'numeric',
  paymentPassword: 'numeric',
};

const completions: Partial<Record<RegistrationField, string>> = {
  username: 'username',
  email: 'email',
  mobileNum: 'tel-national',
  payeeName: 'name',
};

/** One field of registration with the keyboard and the completion that fit it. */
export const RegistrationInput = ({ field, refusal, error, ...rest }: RegistrationInputProps) => {
  const shared = { ...rest, error: error ?? refusal };
  if (field === 'password' || field === 'paymentPassword') {
    return <PasswordField {...shared} autoComplete="new-password" inputMode={keyboards[field]} />;
  }
  return (
    <TextField
      {...shared}
      autoCapitalize="none"
      autoComplete={completions[field] ?? 'off'}
      data-first-focus={field === 'username' ? '' : undefined}
      inputMode={keyboards[field]}
      spellCheck={false}
    />
  );
};
