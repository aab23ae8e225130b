import type { FieldFault } from '@parlour/contract/errors';
import { count, figure } from './format';
import type { Phrases } from '@parlour/locales/nouns';
import { fill } from '@parlour/locales/phrases';

type FormPhrases = Phrases['form'];

const isDecimal = (bound: string | number): boolean => /^-?\d+(\.\d+)?$/.test(String(bound));

const shown = (bound: number | string | undefined): string => {
  if (bound === undefined) return '';
  if (typeof bound === 'number') return count(bound);
  return isDecimal(bound) ? figure(bound) : bound;
};

interface Rule {
  patternId: number;
  min: number;
  max: number;
}

/**
 * What a registration rule asks for, before anything is typed: the template of its pattern with its
 * bounds. A rule of no known pattern asks for its length.
 */
export const ruleText = (form: FormPhrases, rule: Rule): string => templateText(form, rule, '1');

/**
 * The text of a field's fault. A registration rule brings the text of its own fault.
 */
export const faultText = (form: FormPhrases, fault: FieldFault): string => {
  const { code, min, max, patternId } = fault;
  if (patternId !== undefined && typeof min === 'number' && typeof max === 'number') {
    if (code === 'field.required') return form[code];
    return templateText(form, { patternId, min, max }, 'fallback');
  }
  return fill(form[code] as string, { min: shown(min), max: shown(max) });
};

const templateText = (
  form: FormPhrases,
  { patternId, min, max }: Rule,
  otherwise: '1' | 'fallback',
): string => {
  const suffix = min === max ? '_one' : '';
  const templates: Record<string, string> = form;
  const template =
    templates[`reg_pattern_${patternId}${suffix}`] ??
    templates[`reg_pattern_${otherwise}${suffix}`];
  return fill(template ?? form['field.pattern'], { min, max });
};
