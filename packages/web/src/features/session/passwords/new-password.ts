import type { FieldFault } from '@parlour/contract/errors';
import type { RegistrationRules } from '@parlour/contract/brand';
import { registrationFault } from '@parlour/contract/registration-faults';
import type { FormValues } from '../../../lib/form/form-values';
import { fits } from '../registration/registration-values';

/** What is wrong with a new password by the rule of registration, and with its repetition. */
export const newPasswordFaults = (
  values: FormValues,
  rules: RegistrationRules,
  { isRepeated }: { isRepeated: boolean },
): FieldFault[] => {
  const typed = String(values.newPassword ?? '');
  const fault = registrationFault('password', rules.password, typed, fits);
  const faults: FieldFault[] = fault ? [{ ...fault, name: 'newPassword' }] : [];
  if (!isRepeated) return faults;
  const repeated = values.confirmNewPassword;
  if (!repeated) faults.push({ name: 'confirmNewPassword', code: 'field.required' });
  else if (repeated !== typed) faults.push({ name: 'confirmNewPassword', code: 'field.not_equal' });
  return faults;
};

/** Refusals that a field of a new password can resolve. */
export const newPasswordField = (code: string): string | undefined =>
  code === 'session.password_weak' || code === 'session.password_reused'
    ? 'newPassword'
    : undefined;
