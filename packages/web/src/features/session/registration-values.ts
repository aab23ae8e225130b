import type { RegistrationField } from '@parlour/contract/brand';
import type { FieldFault } from '@parlour/contract/errors';
import { payeeNameOf } from '@parlour/contract/payee-name';
import { registrationFaults } from '@parlour/contract/registration';
import type { FormValues } from '../../lib/form/form-values';

/** Whether a value fits a brand's pattern. */
export const fits = (pattern: string, value: string): boolean => {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    // A pattern that this browser does not know is left to the server.
    return true;
  }
};

/** An answer as it is checked and sent: a name as banks write it. */
const answerOf = (values: FormValues, name: RegistrationField): string => {
  const typed = String(values[name] ?? '');
  return name === 'payeeName' ? payeeNameOf(typed) : typed;
};

/** The faults of the input, in the order of the form. */
export const faultsIn = (
  values: FormValues,
  asked: readonly RegistrationField[],
  rules: Parameters<typeof registrationFaults>[0],
): FieldFault[] => {
  const answers = Object.fromEntries(asked.map((name) => [name, answerOf(values, name)]));
  const faults = registrationFaults(rules, answers, fits);
  if (values.confirmPassword !== values.password || values.confirmPassword === '') {
    const code = values.confirmPassword === '' ? 'field.required' : 'field.not_equal';
    const after = faults.findLastIndex(({ name }) => name === 'username' || name === 'password');
    faults.splice(after + 1, 0, { name: 'confirmPassword', code });
  }
  if (values.agree !== true) faults.push({ name: 'agree', code: 'field.required' });
  if (values.ofAge !== true) faults.push({ name: 'ofAge', code: 'field.required' });
  return faults;
};

/** What the call of registration is given. */
export const inputOf = (
  values: FormValues,
  asked: readonly RegistrationField[],
  termsVersion: string,
) => {
  const texts = asked.flatMap((name) => (values[name] ? [[name, answerOf(values, name)]] : []));
  return {
    ...(Object.fromEntries(texts) as { username: string; password: string }),
    confirmPassword: String(values.confirmPassword),
    termsVersion,
    ofAge: values.ofAge === true,
    login: true,
    domain: location.host,
    registerUrl: location.href,
    registerMethod: 'WEB' as const,
  };
};
