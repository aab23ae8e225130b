import type { FieldFault } from '@parlour/contract/errors';
import { invalid, Refusal } from '../../../lib/refusal';
import type { LoadedBrand } from '../../brand';
import { brandFaults } from '../registration/registration-fields';
import { isWeakPassword } from '../../../lib/factors/weak-password';

export type NewPassword = { username: string; newPassword: string; confirmNewPassword?: string };

/** Refuses a new password by the rule of registration, and one that guessers try. */
export const assertNewPassword = async (
  { fields, facts }: LoadedBrand,
  { username, newPassword, confirmNewPassword = newPassword }: NewPassword,
): Promise<void> => {
  const faults = passwordFaults(fields, newPassword);
  if (confirmNewPassword !== newPassword) {
    faults.push({ name: 'confirmNewPassword', code: 'field.not_equal' });
  }
  if (faults.length > 0) throw invalid(...faults);
  const names = [username, facts.name, facts.code, facts.merchantCode];
  if (await isWeakPassword(newPassword, names)) throw refusedPassword('session.password_weak');
};

export const refusedPassword = (
  code: 'session.password_weak' | 'session.password_reused',
): Refusal => new Refusal(code, { fields: [{ name: 'newPassword', code: 'field.pattern' }] });

/** Sign-in trims the input, so a password with a space at an end could never be used. */
const passwordFaults = (rules: LoadedBrand['fields'], password: string): FieldFault[] => {
  const found = brandFaults(rules, { password }).filter(({ name }) => name === 'password');
  if (found.length === 0 && password !== password.trim()) {
    found.push({ name: 'password', code: 'field.pattern' });
  }
  return found.map((fault) => ({ ...fault, name: 'newPassword' }));
};
