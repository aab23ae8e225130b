import { type FieldRule, type RegistrationField, registrationFields } from './brand';
import type { FieldFault } from './errors';
import { isAnyText } from './registration-patterns';

type Given = Readonly<Record<string, unknown>>;

// Every brand has these two fields.
const alwaysAsked: readonly string[] = ['username', 'password'];

/** Whether the field is shown, and required; `paymentPassword` is required if it is shown. */
export const isAsked = (name: RegistrationField, rule: FieldRule): boolean =>
  rule.enabled || alwaysAsked.includes(name);

export const isRequired = (name: RegistrationField, rule: FieldRule): boolean =>
  rule.required || alwaysAsked.includes(name) || name === 'paymentPassword';

/**
 * The fault of one answer by the brand's rule. `fits` runs the brand's pattern: the server gives it
 * a time limit, since a brand's operator writes it.
 */
export const registrationFault = (
  name: RegistrationField,
  rule: FieldRule,
  value: string,
  fits: (pattern: string, value: string) => boolean,
): FieldFault | undefined => {
  const { minLength: min, maxLength: max, patternId, acceptedPattern } = rule;
  if (value === '') return isRequired(name, rule) ? { name, code: 'field.required' } : undefined;
  const bounds = { min, max, patternId };
  const length = [...value].length;
  if (length < min) return { name, code: 'field.too_short', ...bounds };
  if (length > max) return { name, code: 'field.too_long', ...bounds };
  return isAnyText(acceptedPattern) || fits(acceptedPattern, value)
    ? undefined
    : { name, code: 'field.pattern', ...bounds };
};

/** The faults of all answers; a field that the brand does not ask for is refused by its name. */
export const registrationFaults = (
  rules: Readonly<Record<RegistrationField, FieldRule>>,
  given: Given,
  fits: (pattern: string, value: string) => boolean,
): FieldFault[] =>
  registrationFields.flatMap((name): FieldFault[] => {
    const value = given[name];
    if (!isAsked(name, rules[name])) {
      return value === undefined || value === '' ? [] : [{ name, code: 'field.unknown' }];
    }
    const fault = registrationFault(
      name,
      rules[name],
      typeof value === 'string' ? value : '',
      fits,
    );
    return fault ? [fault] : [];
  });
