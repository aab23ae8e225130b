import type { InputOf } from '@parlour/contract/endpoint';
import type { FieldFault } from '@parlour/contract/errors';
import type { session, SignIn } from '@parlour/contract/session';
import type { Context } from '../../../lib/context';
import { invalid, Refusal } from '../../../lib/refusal';
import { isFlagOn, loadedBrand, type LoadedBrand } from '../../brand';
import { foldUsername, isUsernameTaken } from '../../player';
import { assertVerified } from '../verification/assert-verified';
import { type FindLink, linkOfForm } from './affiliation';
import { createAccount, type OnPlayerCreated } from './create-account';
import { openSignIn } from '../sign-in/open-sign-in';
import { hashPassword } from '../passwords/password';
import { personalAnswers } from './personal-answers';
import { brandFaults, normalAnswers } from './registration-fields';
import { isWeakPassword } from '../passwords/weak-password';

type Form = InputOf<typeof session.register>;

export type LentToRegistration = { welcome: OnPlayerCreated; findLink: FindLink };

/** Makes a player from the form, by the brand's rules, and signs the new player in. */
export const register =
  ({ welcome, findLink }: LentToRegistration) =>
  async (context: Context, given: Form): Promise<SignIn> => {
    const form = normalAnswers(given);
    const brand = await loadedBrand(context, context.brand.code);
    if (!isFlagOn(brand.flags, 'USERNAMEREG3')) throw new Refusal('brand.not_enabled');
    const username = form.username.trim().normalize('NFC');
    assertSound(brand, { ...form, username });
    const link = await linkOfForm(findLink, context.sql, brand, form.affiliateCode);
    const values = personalAnswers(brand, form);
    await assertStrong(brand, { ...form, username });
    await assertVerified(context, form.verification, 'register');

    const isFree = async () => {
      const taken = await isUsernameTaken(context.sql, brand.facts.code, foldUsername(username));
      if (taken) throw new Refusal('session.username_taken');
    };
    // Asked before the work and again in its turn: of many concurrent registrations all but the
    // first do no work.
    await isFree();
    const passwordHash = await hashPassword(form.password, isFree);
    const paymentPasswordHash = form.paymentPassword
      ? await hashPassword(form.paymentPassword)
      : undefined;

    return context.database.transaction(async (sql) => {
      const playerId = await createAccount(sql, welcome, {
        brand: brand.facts.code,
        username,
        type: link?.makes === 'agent' ? 2 : 0,
        linkId: link?.id,
        currency: brand.facts.currency,
        language: context.language,
        address: context.address,
        host: context.host,
        personal: { keys: context.config, values },
        termsVersion: form.termsVersion,
        minAge: brand.settings.minAge,
        passwordHash,
        paymentPasswordHash,
      });
      return openSignIn(sql, context, playerId, { byPassword: true });
    });
  };

const assertSound = (brand: LoadedBrand, form: Form): void => {
  const faults: FieldFault[] = [
    ...brandFaults(brand.fields, form),
    ...passwordFaults(form),
    ...(form.login === true ? [] : [{ name: 'login', code: 'field.required' } as const]),
  ];
  if (form.termsVersion !== brand.settings.termsVersion) {
    faults.push({ name: 'termsVersion', code: 'field.not_equal' });
  }
  if (faults.length > 0) throw invalid(...faults);
  if (!form.ofAge) throw new Refusal('compliance.under_age');
};

/** Refuses a password that guessers try, or one made from names that are public. */
const assertStrong = async ({ facts }: LoadedBrand, form: Form): Promise<void> => {
  const names = [form.username, facts.name, facts.code, facts.merchantCode];
  if (!(await isWeakPassword(form.password, names))) return;
  throw new Refusal('session.password_weak', {
    fields: [{ name: 'password', code: 'field.pattern' }],
  });
};

/** Sign-in trims the input, so a password with a space at an end could never be used. */
const passwordFaults = ({ password, confirmPassword }: Form): FieldFault[] => [
  ...(password === password.trim() ? [] : [{ name: 'password', code: 'field.pattern' } as const]),
  ...(password === confirmPassword
    ? []
    : [{ name: 'confirmPassword', code: 'field.not_equal' } as const]),
];
