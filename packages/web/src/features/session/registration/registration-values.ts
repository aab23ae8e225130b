import type { RegistrationRules } from '@parlour/contract/brand';
import type { RegistrationField } from '@parlour/contract/registration-fields';
import type { FieldFault } from '@parlour/contract/errors';
import { payeeNameOf } from '@parlour/contract/payee-name';
import { fieldsOf } from './fields-of';
import { isAsked, type Registering } from '@parlour/contract/registration';
import { registrationFaults } from '@parlour/contract/registration-faults';
import type { FormValues } from '../../../lib/form/form-values';

/** Whether a value fits a brand's pattern. */
export const fits = (pattern: string, value: string): boolean => {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    // A pattern that this browser does not know is left to the server.
    return true;
  }
};

type Rules = RegistrationRules;

/** An answer as it is checked and sent: a name as banks write it, a number without its spaces. */
export const answerOf = (values: FormValues, name: RegistrationField): string => {
  const typed = String(values[name] ?? '');
  if (name === 'mobileNum') return typed.replaceAll(/[\s.()-]/g, '');
  return name === 'payeeName' ? payeeNameOf(typed) : typed;
};

/** The faults of the input, in the order of the form. */
export const faultsIn = (
  values: FormValues,
  rules: Rules,
  registering: Registering,
): FieldFault[] => {
  const asked = fieldsOf(registering).filter((name) => isAsked(name, rules[name], registering));
  const answers: Partial<Record<string, string>> = Object.fromEntries(
    asked.map((name) => [name, answerOf(values, name)]),
  );
  const faults = registrationFaults(rules, answers, fits, registering);
  const isNumberSound = !faults.some(({ name }) => name === 'mobileNum');
  if (answers.mobileNum && isNumberSound) faults.push(...numberFaults(values));
  faults.push(...codeFaults(values, registering));
  if (registering.hasOwnPassword) addConfirmFault(values, faults);
  if (rules.askAddress && !values.address) faults.push(missing('address'));
  if (rules.askNationality && !values.nationality) faults.push(missing('nationality'));
  if (values.agree !== true) faults.push(missing('agree'));
  if (values.ofAge !== true) faults.push(missing('ofAge'));
  return registering.tab === 'register' ? faults : numberFirst(faults);
};

const ofNumber = ({ name }: FieldFault): boolean =>
  name === 'mobileNum' || name === 'verificationCode';

const numberFirst = (faults: FieldFault[]): FieldFault[] => [
  ...faults.filter((fault) => ofNumber(fault)),
  ...faults.filter((fault) => !ofNumber(fault)),
];

const missing = (name: string): FieldFault => ({ name, code: 'field.required' });

/** A mobile number has exactly the digits of its country, which the list of countries brings. */
export const numberFaults = (values: FormValues): FieldFault[] => {
  const number = answerOf(values, 'mobileNum');
  if (number === '') return [missing('mobileNum')];
  const isRight = fits(String(values.mobilePattern ?? ''), number);
  return isRight ? [] : [{ name: 'mobileNum', code: 'field.pattern' }];
};

const codeFaults = ({ verificationCode }: FormValues, { hasSmsCode }: Registering): FieldFault[] =>
  hasSmsCode && !verificationCode ? [missing('verificationCode')] : [];

const addConfirmFault = (values: FormValues, faults: FieldFault[]): void => {
  if (values.confirmPassword === values.password && values.confirmPassword !== '') return;
  const code = values.confirmPassword === '' ? 'field.required' : 'field.not_equal';
  const after = faults.findLastIndex(({ name }) => name === 'username' || name === 'password');
  faults.splice(after + 1, 0, { name: 'confirmPassword', code });
};

const beside = [
  'confirmPassword',
  'countryDialingCode',
  'verificationCode',
  'address',
  'nationality',
];

/** What the call of registration is given. */
export const inputOf = (
  values: FormValues,
  asked: readonly RegistrationField[],
  termsVersion: string,
) => {
  const texts = asked.flatMap((name) => (values[name] ? [[name, answerOf(values, name)]] : []));
  const others = beside.flatMap((name) => (values[name] ? [[name, String(values[name])]] : []));
  return {
    ...(Object.fromEntries([...texts, ...others]) as Record<string, string>),
    termsVersion,
    ofAge: values.ofAge === true,
    login: true,
    domain: location.host,
    registerUrl: location.origin + location.pathname,
    registerMethod: 'WEB' as const,
  };
};
