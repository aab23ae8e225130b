import { type RegistrationField, registrationFields } from '@parlour/contract/brand';
import type { FieldFault } from '@parlour/contract/errors';
import { isAsked, isRequired } from '@parlour/contract/registration';
import { session } from '@parlour/contract/session';
import { ruleText } from '@parlour/ui/faults';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect } from 'react';
import { call } from '../../lib/api/api';
import { useStatus } from '../../lib/brand/brand';
import { useForm } from '../../lib/form/use-form';
import { signIn } from '../../lib/session/session';
import { withVerification } from '../../lib/session/verify';
import { preloadVerification } from './verification/preload';
import { faultsIn, inputOf } from './registration-values';

const loading = { loader: true };

/** The form of registration: its fields are the brand's, in the brand's order. */
export const useRegistration = (onDone: () => void, onTouched: (() => void) | undefined) => {
  const { register: rules } = useStatus();
  const words = usePhrases('session', 'form', 'refusal');
  const asked = registrationFields.filter(
    (name) => isAsked(name, rules[name]) && !unbuilt.includes(name),
  );
  const ownText = ({ name }: FieldFault): string | undefined => {
    if (name === 'agree') return fill(words.form.agreeNeeded, { terms: words.session.terms });
    if (name === 'ofAge') return fill(words.form.ageNeeded, { age: rules.minAge });
    return undefined;
  };
  const form = useForm({
    check: (values) => faultsIn(values, asked, rules),
    send: async (values) => {
      const input = inputOf(values, asked, rules.terms.version);
      const signedIn = await withVerification('register', (verification) =>
        call(session.register, { ...input, ...(verification && { verification }) }, loading),
      );
      if (!signedIn) return;
      signIn(signedIn);
      onDone();
    },
    textOf: ownText,
    fieldFor: (code) => fieldByCode[code],
  });
  useEffect(() => {
    if (!form.isTouched) return;
    onTouched?.();
    preloadVerification();
  }, [form.isTouched, onTouched]);

  const labels: Record<string, string> = {
    ...words.session,
    agree: words.session.terms,
    ofAge: fill(words.session.ofAge, { age: rules.minAge }),
  };
  const labelOf = (name: string) => labels[name] ?? name;
  // A taken name is shown at its field; what no field can resolve stands above the form.
  const refusedField = form.refused && fieldByCode[form.refused.code];
  const refusedText = form.refused && words.refusal[form.refused.code];
  return {
    form,
    rules,
    required: asked.filter((name) => isRequired(name, rules[name])),
    optional: asked.filter((name) => !isRequired(name, rules[name])),
    labelOf,
    /** What stands above the form. */
    alert: refusedField || form.faults.length > 0 ? undefined : refusedText,
    inputProps: (name: RegistrationField | 'confirmPassword') => ({
      ...form.field(name),
      label: labelOf(name),
      refusal: name === refusedField ? refusedText : undefined,
    }),
    hintOf: (name: RegistrationField) => {
      const { patternId, minLength: min, maxLength: max } = rules[name];
      return ruleText(words.form, { patternId, min, max });
    },
  };
};

export type RegistrationState = ReturnType<typeof useRegistration>;

/** Refusals that one field can resolve. */
const fieldByCode: Partial<Record<string, RegistrationField>> = {
  'session.username_taken': 'username',
  'session.mobile_taken': 'mobileNum',
  'session.email_taken': 'email',
  'session.id_number_taken': 'idNumber',
  'session.password_weak': 'password',
};

// The picture code and the agent's code come with their own steps; a brand that asks for them here
// would lock its door.
const unbuilt: readonly string[] = ['captcha'];
