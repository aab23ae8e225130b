import type { FieldFault } from '@parlour/contract/errors';
import { count, figure } from './format';
import { fill, type Phrases } from './phrases';

type FormPhrases = Phrases['form'];

const isDecimal = (bound: string | number): boolean => /^-?\d+(\.\d+)?$/.test(String(bound));

const shown = (bound: number | string | undefined): string => {
  if (bound === undefined) return '';
  if (typeof bound === 'number') return count(bound);
  return isDecimal(bound) ? figure(bound) : bound;
};

/**
 * What a registration rule asks for, before anything is typed: the template of its pattern with its
 * bounds.
 */
export const ruleText = (
  form: FormPhrases,
  { patternId, min, max }: { patternId: number; min: number; max: number },
): string => {
  const suffix = min === max ? '_one' : '';
  const key = `reg_pattern_${patternId}${suffix}`;
  const template =
    (form as Record<string, string>)[key] ??
    form[min === max ? 'reg_pattern_fallback_one' : 'reg_pattern_fallback'];
  return fill(template, { min, max });
};

/**
 * What is wrong with a field, in words. A fault of a registration rule is told by the rule itself.
 */
export const faultText = (form: FormPhrases, fault: FieldFault): string => {
  const { code, min, max, patternId } = fault;
  if (patternId !== undefined && typeof min === 'number' && typeof max === 'number') {
    return code === 'field.required' ? form[code] : ruleText(form, { patternId, min, max });
  }
  return fill(form[code] as string, { min: shown(min), max: shown(max) });
};
