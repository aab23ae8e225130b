import type { FieldFault } from '@parlour/contract/errors';
import type { FormValues } from '../../../lib/form/form-values';

/** The server knows the rule of each country; this much is wrong in all of them. */
export const mobileFaults = ({ mobileNum }: FormValues): FieldFault[] => {
  const digits = String(mobileNum ?? '').replaceAll(/[\s().-]/g, '');
  if (digits === '') return [{ name: 'mobileNum', code: 'field.required' }];
  return /^\+?\d{6,15}$/.test(digits) ? [] : [{ name: 'mobileNum', code: 'field.pattern' }];
};

export const codeFaults = ({ verificationCode }: FormValues): FieldFault[] => {
  const code = String(verificationCode ?? '');
  if (code === '') return [{ name: 'verificationCode', code: 'field.required' }];
  return /^\d{6}$/.test(code) ? [] : [{ name: 'verificationCode', code: 'field.pattern' }];
};

/** As it is shown: `+84 912 345 678`, in threes from the end unless it was typed in groups. */
export const shownMobile = ({ countryDialingCode, mobileNum }: FormValues): string => {
  const grouped = String(mobileNum).replaceAll(/(?<=^\d+)(?=(?:\d{3})+$)/g, ' ');
  return `+${String(countryDialingCode)} ${grouped}`;
};

/** Refusals that the code's field can resolve. */
export const codeField = (code: string): string | undefined =>
  ['session.code_missing', 'session.code_wrong', 'session.code_expired'].includes(code)
    ? 'verificationCode'
    : undefined;
