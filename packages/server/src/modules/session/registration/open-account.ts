import type { InputOf } from '@parlour/contract/endpoint';
import type { FieldFault } from '@parlour/contract/errors';
import {
  type Registering,
  registeringBy,
  type RegistrationTab,
} from '@parlour/contract/registration';
import type { session, SignIn } from '@parlour/contract/session';
import type { Context } from '../../../lib/context';
import { invalid, Refusal } from '../../../lib/refusal';
import { isFlagOn, loadedBrand, type LoadedBrand } from '../../brand';
import { foldUsername, isUsernameTaken, type PersonalValues } from '../../player';
import { identityOf } from '../identity/ticket';
import { hashPassword } from '../../../lib/factors/password';
import { isWeakPassword } from '../../../lib/factors/weak-password';
import { openSignIn } from '../sign-in/open-sign-in';
import { assertVerified } from '../verification/assert-verified';
import { assertCaptcha } from '../verification/captcha';
import { type FindLink, linkOfForm } from './affiliation';
import { createAccount, type OnPlayerCreated } from './create-account';
import { personalAnswers, residenceFaults } from './personal-answers';
import { proveNumber } from './prove-number';
import { brandFaults, normalAnswers } from './registration-fields';

/** The answers of either form. */
export type FormAnswers = Omit<InputOf<typeof session.register>, 'username'> & {
  username?: string;
};

export type LentToRegistration = { welcome: OnPlayerCreated; findLink: FindLink };

const flagOf = { register: 'USERNAMEREG3', registerMobile: 'MOBILENUMREG3' } as const;

/**
 * Makes a player from the form of a tab, by the brand's rules, and signs the new player in. That a
 * name or a number is taken is said only after the steps that keep machines out.
 */
export const openAccount = async (
  context: Context,
  { welcome, findLink }: LentToRegistration,
  tab: RegistrationTab,
  given: FormAnswers,
): Promise<SignIn> => {
  const brand = await loadedBrand(context, context.brand.code);
  const isOn = (flag: string): boolean => isFlagOn(brand.flags, flag);
  if (!isOn(flagOf[tab])) throw new Refusal('brand.not_enabled');
  const identity = await identityOf(context, given.identity);
  const registering = registeringBy(tab, isOn, brand.settings, identity?.provider);
  const form = normalAnswers(given);
  assertSound(brand, form, registering);
  const personal = {
    ...personalAnswers(brand, form),
    ...(identity?.mobile !== undefined && { mobile: identity.mobile }),
  };
  const username = usernameOf(tab, form, personal);
  if (form.password) await assertStrong(brand, username, form.password);
  const link = await linkOfForm(findLink, context.sql, brand, form.affiliateCode);
  // A wrong code leaves the verification unused: it goes with the next code.
  if (brand.fields.captcha.enabled) await assertCaptcha(context, form.captcha, 'register');
  await assertVerified(context, form.verification, 'register');
  const claimProof = registering.hasSmsCode && (await proveNumber(context, brand, form, personal));

  const isFree = async () => {
    const taken = await isUsernameTaken(context.sql, brand.facts.code, foldUsername(username));
    if (taken) throw new Refusal(takenCode[tab]);
  };
  const hashes = await hashesOf(form, isFree);
  const open = context.database.transaction(async (sql) => {
    if (claimProof) await claimProof(sql);
    const playerId = await createAccount(sql, welcome, {
      brand: brand.facts.code,
      username,
      type: link?.makes === 'agent' ? 2 : 0,
      linkId: link?.id,
      currency: brand.facts.currency,
      language: context.language,
      address: context.address,
      host: context.host,
      personal: {
        keys: context.config,
        values: personal,
        isMobileVerified: registering.hasSmsCode || registering.hasProvedNumber,
      },
      termsVersion: form.termsVersion,
      minAge: brand.settings.minAge,
      ...hashes,
    });
    await identity?.claim(sql, playerId);
    return openSignIn(sql, context, playerId, { byPassword: Boolean(form.password) });
  });
  return open.catch((error: unknown) => {
    const isTaken = error instanceof Refusal && error.code === 'session.username_taken';
    throw isTaken ? new Refusal(takenCode[tab]) : error;
  });
};

const takenCode = {
  register: 'session.username_taken',
  registerMobile: 'session.mobile_taken',
} as const;

/** Only digits would be the name of a number's account. */
const usernameOf = (
  tab: RegistrationTab,
  form: FormAnswers,
  { mobile }: PersonalValues,
): string => {
  if (tab === 'registerMobile') return mobile ?? '';
  const username = (form.username ?? '').trim().normalize('NFC');
  if (/^\+?\d{8,}$/.test(username)) throw invalid({ name: 'username', code: 'field.pattern' });
  return username;
};

/**
 * The name is asked for before the work and again in its turn: of many concurrent registrations all
 * but the first do no work.
 */
const hashesOf = async (
  { password, paymentPassword }: FormAnswers,
  isFree: () => Promise<void>,
) => {
  await isFree();
  return {
    passwordHash: password ? await hashPassword(password, isFree) : undefined,
    ...(paymentPassword && { paymentPasswordHash: await hashPassword(paymentPassword) }),
  };
};

const assertSound = (brand: LoadedBrand, form: FormAnswers, registering: Registering): void => {
  const faults: FieldFault[] = [
    ...brandFaults(brand.fields, trimmed(form, registering), registering),
    ...residenceFaults(brand, form),
    ...(registering.hasOwnPassword ? passwordFaults(form) : []),
    ...(form.login === true ? [] : [{ name: 'login', code: 'field.required' } as const]),
  ];
  if (form.termsVersion !== brand.settings.termsVersion) {
    faults.push({ name: 'termsVersion', code: 'field.not_equal' });
  }
  if (faults.length > 0) throw invalid(...faults);
  if (!form.ofAge) throw new Refusal('compliance.under_age');
};

/** On the tab of the number the username is the number, if it is sent at all. */
const trimmed = ({ username, ...form }: FormAnswers, { tab }: Registering): FormAnswers =>
  tab === 'registerMobile' ? form : { ...form, username: (username ?? '').trim().normalize('NFC') };

/** Refuses a password that guessers try, or one made from names that are public. */
const assertStrong = async (
  { facts }: LoadedBrand,
  username: string,
  password: string,
): Promise<void> => {
  const names = [username, facts.name, facts.code, facts.merchantCode];
  if (!(await isWeakPassword(password, names))) return;
  throw new Refusal('session.password_weak', {
    fields: [{ name: 'password', code: 'field.pattern' }],
  });
};

/** Sign-in trims the input, so a password with a space at an end could never be used. */
const passwordFaults = ({ password = '', confirmPassword }: FormAnswers): FieldFault[] => [
  ...(password === password.trim() ? [] : [{ name: 'password', code: 'field.pattern' } as const]),
  ...(password === confirmPassword
    ? []
    : [{ name: 'confirmPassword', code: 'field.not_equal' } as const]),
];
