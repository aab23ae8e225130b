import { registrationFields } from '@parlour/contract/registration-fields';
import type { FieldFault } from '@parlour/contract/errors';
import { invalid } from '../../../lib/refusal';
import { type LoadedBrand, mobileLengthsOf } from '../../brand';
import { dialingCodeOf, isMailbox, normalMobile, type PersonalValues } from '../../player';
import type { FormAnswers } from './open-account';

const notPersonal = new Set([
  'username',
  'password',
  'paymentPassword',
  'captcha',
  'affiliateCode',
  'mobileNum',
]);

const residence = ['address', 'nationality'] as const;

/** What the form tells about the person, by its kind; a mobile number as E.164 digits. */
export const personalAnswers = (brand: LoadedBrand, form: FormAnswers): PersonalValues => {
  const entered = [...registrationFields, ...residence].flatMap((field) => {
    const value = form[field]?.normalize('NFC').trim();
    return notPersonal.has(field) || !value ? [] : [[field, value]];
  });
  const email = form.email?.normalize('NFC').trim();
  // A brand may accept any text, but mails go there.
  if (email && !isMailbox(email)) {
    const { patternId } = brand.fields.email;
    throw invalid({ name: 'email', code: 'field.pattern', patternId });
  }
  const mobile = mobileOf(brand, form);
  return { ...Object.fromEntries(entered), ...(mobile !== undefined && { mobile }) };
};

/** The number as E.164 digits, with exactly as many as a mobile number of its country has. */
const mobileOf = ({ facts, fields }: LoadedBrand, form: FormAnswers): string | undefined => {
  const typed = form.mobileNum?.trim();
  if (!typed) return undefined;
  const dialing = (form.countryDialingCode ?? dialingCodeOf(facts.currency)).replaceAll(/\D/g, '');
  const normal = normalMobile(dialing, typed);
  if (normal && mobileLengthsOf(dialing).includes(normal.length - dialing.length)) return normal;
  const { patternId } = fields.mobileNum;
  throw invalid({ name: 'mobileNum', code: 'field.pattern', patternId });
};

/** Where someone lives and comes from: required where the brand asks, else unknown. */
export const residenceFaults = (
  { settings }: LoadedBrand,
  { address, nationality }: FormAnswers,
): FieldFault[] => [
  ...fault('address', settings.askAddress, address),
  ...fault('nationality', settings.askNationality, nationality),
];

const fault = (name: string, isAsked: boolean, value: string | undefined): FieldFault[] => {
  const isGiven = Boolean(value?.trim());
  if (isAsked === isGiven) return [];
  return [{ name, code: isAsked ? 'field.required' : 'field.unknown' }];
};
