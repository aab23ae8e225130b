import { createContext, Script } from 'node:vm';
import type { FieldRule } from '@parlour/contract/brand';
import type { RegistrationField } from '@parlour/contract/registration-fields';
import type { FieldFault } from '@parlour/contract/errors';
import { payeeNameOf } from '@parlour/contract/payee-name';
import type { Registering } from '@parlour/contract/registration';
import { registrationFaults } from '@parlour/contract/registration-faults';

/**
 * The brand writes patterns; one that would run for ever refuses instead of blocking the site. The
 * time limit is wall-clock time, so a busy machine gets a second, longer try before an honest
 * answer is refused. A pattern that took longer than both gets only the short try from then on.
 */
const patternMs = { short: 50, long: 500 };

const slowPatterns = new Set<string>();
const mostRemembered = 100;

/** The answers of a form as they are kept: composed letters, and a name as banks write it. */
export const normalAnswers = <Form extends { payeeName?: string }>(form: Form): Form => ({
  ...form,
  ...(form.payeeName !== undefined && { payeeName: payeeNameOf(form.payeeName) }),
});

/** The invalid answers, by the brand's rules, which the form in the browser applies too. */
export const brandFaults = (
  rules: Readonly<Record<RegistrationField, FieldRule>>,
  form: Readonly<Record<string, unknown>>,
  registering: Registering = byUsername,
): FieldFault[] => registrationFaults(rules, form, fitsInTime, registering);

const byUsername: Registering = {
  tab: 'register',
  hasOwnPassword: true,
  isDirect: true,
  hasSmsCode: false,
  hasProvedNumber: false,
};

const attempt = new Script(`new RegExp(pattern, 'u').test(value)`);
const place: { pattern: string; value: string } = { pattern: '', value: '' };
const sandbox = createContext(place);

/** Whether the value fits the pattern; false if the time is over, or if it is no pattern. */
export const fitsInTime = (pattern: string, value: string): boolean => {
  Object.assign(place, { pattern, value });
  const tries = slowPatterns.has(pattern) ? [patternMs.short] : [patternMs.short, patternMs.long];
  for (const timeout of tries) {
    try {
      return attempt.runInContext(sandbox, { timeout }) as boolean;
    } catch (error) {
      if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    }
  }
  if (slowPatterns.size < mostRemembered) slowPatterns.add(pattern);
  return false;
};
