import { type RegistrationField, registrationFields } from '@parlour/contract/brand';
import type { FieldFault } from '@parlour/contract/errors';
import { isAsked, isRequired, registrationFaults } from '@parlour/contract/registration';
import { session } from '@parlour/contract/session';
import { Button } from '@parlour/ui/components/button';
import { CheckField } from '@parlour/ui/components/check-field';
import { ErrorSummary, FormAlert } from '@parlour/ui/components/error-summary';
import { ruleText } from '@parlour/ui/faults';
import { fill } from '@parlour/ui/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useId } from 'react';
import { call } from '../../lib/api';
import { useStatus } from '../../lib/brand';
import { type FormValues, useForm } from '../../lib/form';
import { Link } from '../../lib/navigation';
import { signIn } from '../../lib/session';
import { RegistrationInput } from './registration-input';
import css from './session.module.css';
import { WaysOn } from './ways-on';

export type RegisterFormProps = {
  username?: string;
  onDone: () => void;
  onLogin: (username: string) => void;
  onTouched?: () => void;
};

/** Registration by username: its fields are the brand's, in the brand's order, required ones first. */
export const RegisterForm = ({ username = '', onDone, onLogin, onTouched }: RegisterFormProps) => {
  const { register: rules, brand } = useStatus();
  const words = usePhrases('session', 'form', 'refusal');
  const idPrefix = useId();
  const asked = registrationFields.filter(
    (name) => isAsked(name, rules[name]) && !unbuilt.includes(name),
  );
  const required = asked.filter((name) => isRequired(name, rules[name]));
  const optional = asked.filter((name) => !required.includes(name));

  const ownText = ({ name }: FieldFault): string | undefined => {
    if (name === 'agree') return fill(words.form.agreeNeeded, { terms: words.session.terms });
    if (name === 'ofAge') return fill(words.form.ageNeeded, { age: rules.minAge });
    return undefined;
  };
  const form = useForm({
    check: (values) => faultsIn(values, asked, rules),
    send: async (values) => {
      const input = inputOf(values, asked, rules.terms.version);
      signIn(await call(session.register, input, { loader: true }));
      onDone();
    },
    textOf: ownText,
    mendedAt: (code) => mendedBy[code],
  });
  useEffect(() => {
    if (form.isTouched) onTouched?.();
  }, [form.isTouched, onTouched]);

  const labelOf = (name: string) =>
    (words.session as Record<string, string>)[name] ??
    (name === 'agree' ? words.session.terms : name);
  const inputProps = (name: RegistrationField | 'confirmPassword') => ({
    ...form.field(name),
    id: `${idPrefix}-${name}`,
    label: labelOf(name),
  });
  const hintOf = (name: RegistrationField) => {
    const { patternId, minLength: min, maxLength: max } = rules[name];
    return ruleText(words.form, { patternId, min, max });
  };
  // A taken name is told at the field; what no field can mend stands above the form.
  const mended = form.refused && mendedBy[form.refused.code];
  const refusedText = form.refused && words.refusal[form.refused.code];

  return (
    <form {...form.formProps} className={css.form}>
      {form.faults.length >= 3 && (
        <ErrorSummary
          fields={form.faults.map((fault) => ({
            id: `${idPrefix}-${fault.name}`,
            label: labelOf(fault.name),
            text: form.errorOf(fault.name) ?? '',
          }))}
        />
      )}
      {form.refused && !mended && form.faults.length === 0 && <FormAlert>{refusedText}</FormAlert>}
      <div className={css.columns}>
        {required.flatMap((name) => [
          <RegistrationInput
            {...inputProps(name)}
            defaultValue={name === 'username' ? username : ''}
            field={name}
            hint={hintOf(name)}
            isMeasured={name === 'password'}
            key={name}
            refusal={name === mended ? refusedText : undefined}
          />,
          ...(name === 'password'
            ? [
                <RegistrationInput
                  {...inputProps('confirmPassword')}
                  field="password"
                  key="confirm"
                />,
              ]
            : []),
        ])}
      </div>
      {optional.length > 0 && (
        <details className={css.more}>
          <summary>{words.session.moreFields}</summary>
          <div className={css.columns}>
            {optional.map((name) => (
              <RegistrationInput
                {...inputProps(name)}
                field={name}
                hint={hintOf(name)}
                isOptional
                key={name}
              />
            ))}
          </div>
        </details>
      )}
      <div className={css.ending}>
        <div className={css.checks}>
          <CheckField {...checkOf(form.field('agree'))} id={`${idPrefix}-agree`}>
            {linked(
              words.session.agree,
              <Link className="t-link" href={rules.terms.url}>
                {words.session.terms}
              </Link>,
            )}
          </CheckField>
          <CheckField {...checkOf(form.field('ofAge'))} id={`${idPrefix}-ofAge`}>
            {fill(words.session.ofAge, { age: rules.minAge })}
          </CheckField>
        </div>
        <div className={css.foot}>
          <Button busy={form.isBusy && words.session.registering} look="accent" type="submit" wide>
            {words.session.register}
          </Button>
          <WaysOn
            action={words.session.logInTitle}
            onGo={onLogin}
            question={words.session.hasAccount}
          />
        </div>
      </div>
      {brand.demo && <p className={css.demo}>{words.session.demoAccount}</p>}
    </form>
  );
};

/** Refusals that one field can mend. */
const mendedBy: Partial<Record<string, RegistrationField>> = {
  'session.username_taken': 'username',
  'session.password_weak': 'password',
};

// The picture code and the agent's code come with their own steps; a brand that asks for them here would lock its door.
const unbuilt: readonly string[] = ['captcha'];

const checkOf = ({ name, error, onChange }: ReturnType<ReturnType<typeof useForm>['field']>) => ({
  name,
  error,
  onChange,
});

/** Puts a link into the place of `{terms}`. */
const linked = (sentence: string, link: React.ReactNode) => {
  const [before, after] = sentence.split('{terms}');
  return (
    <>
      {before}
      {link}
      {after}
    </>
  );
};

const fits = (pattern: string, value: string): boolean => {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    // A pattern that this browser does not know is left to the server.
    return true;
  }
};

const faultsIn = (
  values: FormValues,
  asked: readonly RegistrationField[],
  rules: Parameters<typeof registrationFaults>[0],
): FieldFault[] => {
  const given = Object.fromEntries(asked.map((name) => [name, values[name]]));
  const faults = registrationFaults(rules, given, fits);
  if (values.confirmPassword !== values.password || values.confirmPassword === '') {
    const code = values.confirmPassword === '' ? 'field.required' : 'field.not_equal';
    const after = faults.findLastIndex(({ name }) => name === 'username' || name === 'password');
    faults.splice(after + 1, 0, { name: 'confirmPassword', code });
  }
  if (values.agree !== true) faults.push({ name: 'agree', code: 'field.required' });
  if (values.ofAge !== true) faults.push({ name: 'ofAge', code: 'field.required' });
  return faults;
};

const inputOf = (values: FormValues, asked: readonly RegistrationField[], termsVersion: string) => {
  const texts = asked.flatMap((name) => (values[name] ? [[name, String(values[name])]] : []));
  return {
    ...(Object.fromEntries(texts) as { username: string; password: string }),
    confirmPassword: String(values.confirmPassword),
    termsVersion,
    ofAge: values.ofAge === true,
    login: true,
    domain: location.host,
    registerUrl: location.href,
    registerMethod: 'WEB' as const,
  };
};
