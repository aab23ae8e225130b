import type { FieldRule } from './brand';
import type { RegistrationField } from './registration-fields';
import type { IdentityProvider } from './session/identity';

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
