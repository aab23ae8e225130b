import { type FieldRule, type RegistrationField, registrationFields } from './brand';
import type { FieldFault } from './errors';
import { isAnyText } from './registration-patterns';
import type { IdentityProvider } from './session/identity';

type Given = Readonly<Record<string, unknown>>;
type Rules = Readonly<Record<RegistrationField, FieldRule>>;

/** The two ways to register: by a username, and by a mobile number, which is the username then. */
export type RegistrationTab = 'register' | 'registerMobile';

/** What the brand's flags decide about a registration. */
export type Registering = {
  tab: RegistrationTab;
  hasOwnPassword: boolean;
  /** Without an agent's code. */
  isDirect: boolean;
  /** The number is proved by a code. */
  hasSmsCode: boolean;
  /** The number was proved before the form, which does not ask for it. */
  hasProvedNumber: boolean;
};

type IsOn = (flag: string) => boolean;

/** The open tabs, in order. With one there is no tab bar; with none registration is closed. */
export const openTabs = (isOn: IsOn): RegistrationTab[] => [
  ...(isOn('USERNAMEREG3') ? ['register' as const] : []),
  ...(isOn('MOBILENUMREG3') ? ['registerMobile' as const] : []),
];

/**
 * Who has neither a password nor codes could never sign in again: then a password is asked. An
 * account at another company is a way to sign in; that of `firebase` is a proved number.
 */
export const registeringBy = (
  tab: RegistrationTab,
  isOn: IsOn,
  { smsOnUsername }: { smsOnUsername: boolean },
  identity?: IdentityProvider,
): Registering => ({
  tab,
  hasOwnPassword:
    identity === undefined &&
    (tab === 'register' || isOn('MOBILENUMPASSREG3') || !isOn('MOBILEVERCODELOGIN3')),
  isDirect: isOn('DIRECTREG'),
  hasSmsCode:
    identity !== 'firebase' && isOn('REGMOBVERF3') && (tab === 'registerMobile' || smsOnUsername),
  hasProvedNumber: identity === 'firebase',
});

/** Whether the field is shown. */
export const isAsked = (
  name: RegistrationField,
  { enabled }: FieldRule,
  registering: Registering,
): boolean => {
  if (name === 'username') return registering.tab === 'register';
  if (name === 'password') return registering.hasOwnPassword;
  if (name === 'mobileNum' && registering.hasProvedNumber) return false;
  return enabled || isDemanded(name, registering);
};

/** Whether the field is required; `paymentPassword` and `captcha` are whenever they are shown. */
export const isRequired = (
  name: RegistrationField,
  { required }: FieldRule,
  registering: Registering,
): boolean =>
  required ||
  name === 'username' ||
  name === 'password' ||
  name === 'paymentPassword' ||
  name === 'captcha' ||
  isDemanded(name, registering);

/** By the way of registering, whatever the field's rule is. */
const isDemanded = (name: RegistrationField, { tab, isDirect, hasSmsCode }: Registering): boolean =>
  (name === 'mobileNum' && (tab === 'registerMobile' || hasSmsCode)) ||
  (name === 'affiliateCode' && !isDirect);

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
