import type { RegistrationField } from '@parlour/contract/registration-fields';
import { TextField } from '@parlour/ui/components/form/field';
import { PasswordField } from '@parlour/ui/components/form/password-field';
import type { FocusEvent, ReactNode } from 'react';
import { MeasuredPassword } from '../passwords/measured-password';
import { LateMobileField, LatePayeeNameField } from './late-parts';

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
  if (field === 'mobileNum') return <LateMobileField {...shared} />;
  if (field === 'payeeName') return <LatePayeeNameField {...shared} />;
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
