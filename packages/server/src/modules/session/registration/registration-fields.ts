import { createContext, Script } from 'node:vm';
import { registrationFields, type FieldRule } from '@parlour/contract/brand';
import type { FieldFault } from '@parlour/contract/errors';

/**
 * The brand writes patterns; one that would run for ever refuses instead of blocking the site. The
 * time limit is wall-clock time, so a busy machine gets a second, longer try before an honest
 * answer is refused.
 */
const patternMs = [50, 500];

type Given = Readonly<Record<string, unknown>>;
type Rules = Readonly<Record<(typeof registrationFields)[number], FieldRule>>;

// These two are required, whatever a brand sets.
const alwaysAsked = ['username', 'password'];

/**
 * The invalid answers, by the brand's own rules; the form in the browser applies the same rules.
 */
export const registrationFaults = (rules: Rules, given: Given): FieldFault[] =>
  registrationFields.flatMap((name): FieldFault[] | FieldFault => {
    const rule = rules[name];
    const value = given[name];
    if (!rule.enabled && !alwaysAsked.includes(name)) {
      return value === undefined || value === '' ? [] : [{ name, code: 'field.unknown' }];
    }
    return fieldFault(name, rule, typeof value === 'string' ? value : '') ?? [];
  });

const fieldFault = (name: string, rule: FieldRule, value: string): FieldFault | undefined => {
  const { minLength: min, maxLength: max, patternId } = rule;
  if (value === '') {
    const isRequired = rule.required || alwaysAsked.includes(name) || name === 'paymentPassword';
    return isRequired ? { name, code: 'field.required' } : undefined;
  }
  const length = [...value].length;
  if (length < min) return { name, code: 'field.too_short', min, max };
  if (length > max) return { name, code: 'field.too_long', min, max };
  return fits(rule.acceptedPattern, value) ? undefined : { name, code: 'field.pattern', patternId };
};

const attempt = new Script(`new RegExp(pattern, 'u').test(value)`);
const place: { pattern: string; value: string } = { pattern: '', value: '' };
const sandbox = createContext(place);

const fits = (pattern: string, value: string): boolean => {
  if (pattern === '' || pattern === '*') return true;
  Object.assign(place, { pattern, value });
  for (const timeout of patternMs) {
    try {
      return attempt.runInContext(sandbox, { timeout }) as boolean;
    } catch (error) {
      if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    }
  }
  return false;
};
