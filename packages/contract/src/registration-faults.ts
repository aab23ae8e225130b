import type { FieldRule } from './brand';
import type { FieldFault } from './errors';
import { isAsked, isRequired, type Registering } from './registration';
import { type RegistrationField, registrationFields } from './registration-fields';
import { isAnyText } from './registration-patterns';

type Given = Readonly<Record<string, unknown>>;
type Rules = Readonly<Record<RegistrationField, FieldRule>>;

type Fits = (pattern: string, value: string) => boolean;

/**
 * The fault of one required answer by the brand's rule. `fits` runs the brand's pattern: the server
 * gives it a time limit, since a brand's operator writes it.
 */
export const registrationFault = (
  name: RegistrationField,
  rule: FieldRule,
  value: string,
  fits: Fits,
): FieldFault | undefined => {
  if (value === '') return { name, code: 'field.required' };
  const { minLength: min, maxLength: max, patternId, acceptedPattern } = rule;
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
  rules: Rules,
  given: Given,
  fits: Fits,
  registering: Registering,
): FieldFault[] =>
  registrationFields.flatMap((name): FieldFault[] => {
    const rule = rules[name];
    const value = typeof given[name] === 'string' ? given[name] : '';
    if (!isAsked(name, rule, registering)) {
      return value === '' ? [] : [{ name, code: 'field.unknown' }];
    }
    if (value === '' && !isRequired(name, rule, registering)) return [];
    // The picture is its rule.
    if (name === 'captcha' && value !== '') return [];
    const fault = registrationFault(name, rule, value, fits);
    return fault ? [fault] : [];
  });
