import { invalid } from '../../../lib/refusal';
import { normalMobile } from '../../player';

/** The number as E.164 digits; a wrong one is refused by the name of its field. */
export const assertMobile = <Field extends string>({
  countryDialingCode,
  ...number
}: Record<Field, string> & { countryDialingCode: string }): string => {
  const [name = '', given = ''] = Object.entries<string>(number)[0] ?? [];
  const mobile = normalMobile(countryDialingCode, given);
  if (mobile === undefined) throw invalid({ name, code: 'field.pattern' });
  return mobile;
};
