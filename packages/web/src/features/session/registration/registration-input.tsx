import type { RegistrationField } from '@parlour/contract/brand';
import { TextField } from '@parlour/ui/components/form/field';
import { PasswordField } from '@parlour/ui/components/form/password-field';
import type { FocusEvent, ReactNode } from 'react';
import { MobileField } from '../codes/mobile-field';
import { MeasuredPassword } from '../passwords/measured-password';
import { PayeeNameField } from './payee-name-field';

type RegistrationInputProps = {
  field: RegistrationField;
  id: string;
  name: string;
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  /** The server's message about this field, until the field is edited. */
  refusal?: string | undefined;
  isOptional?: boolean;
  defaultValue?: string;
  /** Shows how hard the password is to guess while it is typed. */
  isMeasured?: boolean;
  onBlur: (event: FocusEvent) => void;
  onChange: () => void;
};

const keyboards: Partial<Record<RegistrationField, 'email' | 'numeric' | 'tel'>> = {
  email: 'email',
  whatsapp: 'tel',
  qqNum: 'numeric',
  paymentPassword: 'numeric',
};

const completions: Partial<Record<RegistrationField, string>> = {
  username: 'username',
  email: 'email',
};

/** One field of registration with the keyboard and the completion that fit it. */
export const RegistrationInput = ({
  field,
  refusal,
  error,
  isMeasured = false,
  ...rest
}: RegistrationInputProps) => {
  const shared = { ...rest, error: error ?? refusal };
  if (isMeasured) return <MeasuredPassword {...shared} />;
  if (field === 'mobileNum') return <MobileField {...shared} />;
  if (field === 'payeeName') return <PayeeNameField {...shared} />;
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
