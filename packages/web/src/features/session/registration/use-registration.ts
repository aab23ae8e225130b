import type { FieldRule, RegistrationRules } from '@parlour/contract/brand';
import type { RegistrationField } from '@parlour/contract/registration-fields';
import type { FieldFault } from '@parlour/contract/errors';
import {
  isAsked,
  isRequired,
  type Registering,
  registeringBy,
  type RegistrationTab,
} from '@parlour/contract/registration';
import { isAnyText } from '@parlour/contract/registration-patterns';
import type { UnknownIdentity } from '@parlour/contract/session/identity';
import { ruleText } from '@parlour/ui/faults';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useStatus } from '../../../lib/brand/brand';
import { isEnabled } from '../../../lib/brand/flags';
import type { FormValues } from '../../../lib/form/form-values';
import { useForm } from '../../../lib/form/use-form';
import { useNumberProof } from '../identity/use-number-proof';
import { preloadVerification } from '../verification/preload';
import { keepDraft, restoreDraft } from './registration-draft';
import { fieldsOf } from './fields-of';
import { loadedRegistration, loadRegistration } from './registration-part';
import { useAffiliateCode } from './agent-code/use-affiliate-code';

export type RegistrationOptions = {
  /** Whose account at another company the player is to sign in by. */
  unknown: UnknownIdentity | undefined;
  onDone: () => void;
  onTouched: (() => void) | undefined;
  /** Its ticket is too old or used: the person must sign in there again, or register without. */
  onTicketRefused: () => void;
};

/** The form of a tab of registration: its fields are the brand's, in the brand's order. */
export const useRegistration = (
  tab: RegistrationTab,
  { unknown, onTouched, ...ends }: RegistrationOptions,
) => {
  const { register: rules, whitelabel } = useStatus();
  const isOn = (flag: string) => isEnabled(whitelabel, flag);
  const registering = registeringBy(tab, isOn, rules, unknown?.provider);
  const proof = useNumberProof();
  const { words, labelOf, ownText } = useWords(rules.minAge);
  const asked = fieldsOf(registering).filter((name) => isAsked(name, rules[name], registering));
  const { tries, counted } = useTries();
  const affiliate = useAffiliateCode(asked.includes('affiliateCode'));
  const check = checkOf(asked, rules, registering);
  const all = { tab, rules, asked, affiliate, registering, unknown, proof, ...ends };
  const form = useForm({
    check: (values) => check(withCode(values, affiliate.applied)),
    send: async (values) => {
      const { senderOf } = await loadRegistration();
      if (form.showFaults(check(withCode(values, affiliate.applied))))
        await counted(senderOf(all)(values));
    },
    textOf: ownText,
    fieldFor: (code) => fieldByCode[code],
  });
  useTouched(form.isTouched, onTouched, () => {
    if (form.isSent) form.showFaults(check(withCode(form.values(), affiliate.applied)));
    else form.checkLeft();
  });
  useDraft(form.formProps.ref);

  const isFirst = (name: RegistrationField) =>
    name === 'affiliateCode' || isRequired(name, rules[name], registering);
  // A code that the link brought needs no field.
  const hiddenField = affiliate.applied === undefined ? undefined : 'affiliateCode';
  // A taken name is shown at its field; what no field can resolve stands above the form.
  const refusedField = form.refused && fieldByCode[form.refused.code];
  const refusedText = form.refused && words.refusal[form.refused.code];
  return {
    form,
    tab,
    rules,
    affiliate,
    registering,
    /** Firebase sends the code in our place. */
    proof,
    tries,
    /** What must be answered, and the agent's code, which many have. */
    first: asked.filter((name) => isFirst(name) && name !== hiddenField),
    isRequired: (name: RegistrationField) => isRequired(name, rules[name], registering),
    optional: asked.filter((name) => !isFirst(name)),
    labelOf,
    /** What stands above the form. */
    alert: refusedField || form.faults.length > 0 ? undefined : refusedText,
    inputProps: (name: RegistrationField | OtherField) => ({
      ...form.field(name),
      label: labelOf(name),
      refusal: name === refusedField ? refusedText : undefined,
    }),
    hintOf: (name: RegistrationField) =>
      isOfCountry(name, rules[name]) ? undefined : ruleText(words.form, boundsOf(rules[name])),
  };
};

/** How often the form was sent: an image code counts for one try. */
const useTries = () => {
  const [tries, setTries] = useState(0);
  const next = () => setTries((count) => count + 1);
  return { tries, counted: <Value>(sending: Promise<Value>) => sending.finally(next) };
};

/** What the fields are called, and what a fault of theirs means. */
const useWords = (minAge: number) => {
  const words = usePhrases('session', 'form', 'refusal', 'passwords');
  const labels: Record<string, string> = {
    ...words.session,
    agree: words.session.terms,
    verificationCode: words.passwords.code,
    ofAge: fill(words.session.ofAge, { age: minAge }),
  };
  return {
    words,
    labelOf: (name: string): string => labels[name] ?? name,
    ownText: ({ name, code, patternId }: FieldFault): string | undefined => {
      if (name === 'agree') return fill(words.form.agreeNeeded, { terms: words.session.terms });
      if (name === 'ofAge') return fill(words.form.ageNeeded, { age: minAge });
      const isOfCountry = code === 'field.pattern' && patternId === undefined;
      return name === 'mobileNum' && isOfCountry ? words.session.numberDigits : undefined;
    },
  };
};

const useTouched = (
  isTouched: boolean,
  onTouched: (() => void) | undefined,
  onRules: () => void,
): void => {
  const recheck = useEffectEvent(onRules);
  useEffect(() => {
    if (!isTouched) return;
    onTouched?.();
    // What was left or sent before the rules were here is checked by them now.
    void loadRegistration().then(recheck, () => undefined);
    preloadVerification();
  }, [isTouched, onTouched]);
};

/** A number without a rule of the brand has that of its country, which says so itself. */
const isOfCountry = (name: RegistrationField, { acceptedPattern }: FieldRule): boolean =>
  name === 'mobileNum' && isAnyText(acceptedPattern);

const boundsOf = ({ patternId, minLength: min, maxLength: max }: FieldRule) => ({
  patternId,
  min,
  max,
});

const useDraft = (ref: RefObject<HTMLFormElement | null>): void =>
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    restoreDraft(element);
    const keep = () => keepDraft(element);
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [ref]);

export type RegistrationState = ReturnType<typeof useRegistration>;

/** Fields that the brand's table of fields does not have. */
type OtherField = 'confirmPassword' | 'verificationCode' | 'address' | 'nationality';

/** Refusals that one field can resolve. */
const fieldByCode: Partial<Record<string, RegistrationField | OtherField>> = {
  'session.code_missing': 'verificationCode',
  'session.code_wrong': 'verificationCode',
  'session.code_expired': 'verificationCode',
  'session.number_unproved': 'verificationCode',
  'session.username_taken': 'username',
  'session.mobile_taken': 'mobileNum',
  'session.email_taken': 'email',
  'session.id_number_taken': 'idNumber',
  'session.password_weak': 'password',
  'agent.code_invalid': 'affiliateCode',
  'session.captcha_required': 'captcha',
  'session.captcha_wrong': 'captcha',
};

/** By the rules; before they are here only what is empty is wrong. */
const checkOf =
  (asked: readonly RegistrationField[], rules: RegistrationRules, registering: Registering) =>
  (values: FormValues): FieldFault[] => {
    const needed = [
      ...asked.filter((name) => isRequired(name, rules[name], registering)),
      ...(registering.hasOwnPassword ? ['confirmPassword'] : []),
      'agree',
      'ofAge',
    ];
    return (
      loadedRegistration()?.faultsIn(values, rules, registering) ??
      needed.flatMap((name) => (values[name] ? [] : [{ name, code: 'field.required' as const }]))
    );
  };

/** A code that the link brought counts as typed. */
const withCode = (values: FormValues, applied: string | undefined): FormValues =>
  applied === undefined ? values : { ...values, affiliateCode: applied };
