import { registrationFields } from '@parlour/contract/brand';
import type { InputOf } from '@parlour/contract/endpoint';
import type { session } from '@parlour/contract/session';
import { invalid } from '../../../lib/refusal';
import type { LoadedBrand } from '../../brand';
import { dialingCodeOf, normalMobile, type PersonalValues } from '../../player';

type Form = InputOf<typeof session.register>;

const notPersonal = new Set([
  'username',
  'password',
  'paymentPassword',
  'captcha',
  'affiliateCode',
  'mobileNum',
]);

/** What the form tells about the person, by its kind; a mobile number as E.164 digits. */
export const personalAnswers = ({ facts, fields }: LoadedBrand, form: Form): PersonalValues => {
  const told = registrationFields.flatMap((field) => {
    const value = form[field]?.normalize('NFC').trim();
    return notPersonal.has(field) || !value ? [] : [[field, value]];
  });
  const mobile = form.mobileNum?.trim();
  if (!mobile) return Object.fromEntries(told);
  const normal = normalMobile(form.countryDialingCode ?? dialingCodeOf(facts.currency), mobile);
  if (normal === undefined) {
    const { patternId } = fields.mobileNum;
    throw invalid({ name: 'mobileNum', code: 'field.pattern', patternId });
  }
  return { ...Object.fromEntries(told), mobile: normal };
};
