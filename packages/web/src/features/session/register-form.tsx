import { Button } from '@parlour/ui/components/form/button';
import { CheckField } from '@parlour/ui/components/form/check-field';
import { ErrorSummary, FormAlert } from '@parlour/ui/components/form/error-summary';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useBrand } from '../../lib/brand/brand';
import { RegistrationInput } from './registration-input';
import css from './session.module.css';
import { type RegistrationState, useRegistration } from './use-registration';
import { FormSwitchLinks } from './form-switch-links';

export type RegisterFormProps = {
  username?: string;
  onDone: () => void;
  onLogin: (username: string) => void;
  onTouched?: () => void;
};

/** Registration by username: required fields first, the others in a disclosure. */
export const RegisterForm = ({ username = '', onDone, onLogin, onTouched }: RegisterFormProps) => {
  const registration = useRegistration(onDone, onTouched);
  const { form, alert, labelOf } = registration;
  const { session } = usePhrases('session');
  const { demo } = useBrand();
  return (
    <form {...form.formProps} className={css.form}>
      {form.isSent && form.faults.length >= 3 && (
        <ErrorSummary
          fields={form.faults.map((fault) => ({
            id: form.idOf(fault.name),
            label: labelOf(fault.name),
            text: form.errorOf(fault.name) ?? '',
          }))}
        />
      )}
      {alert && <FormAlert>{alert}</FormAlert>}
      <RequiredFields registration={registration} username={username} />
      <OptionalFields registration={registration} />
      <div className={css.ending}>
        <Agreement registration={registration} />
        <div className={css.foot}>
          <Button busy={form.isBusy && session.registering} look="accent" type="submit" wide>
            {session.register}
          </Button>
          <FormSwitchLinks
            action={session.logInTitle}
            onGo={onLogin}
            question={session.hasAccount}
          />
        </div>
      </div>
      {demo && <p className={css.demo}>{session.demoAccount}</p>}
    </form>
  );
};

type PartProps = { registration: RegistrationState };

/** The password's repetition stands beside it. */
const RequiredFields = ({
  registration: { required, inputProps, hintOf },
  username,
}: PartProps & { username: string }) => (
  <div className={css.columns}>
    {required.flatMap((name) => [
      <RegistrationInput
        {...inputProps(name)}
        defaultValue={name === 'username' ? username : ''}
        field={name}
        hint={hintOf(name)}
        isMeasured={name === 'password'}
        key={name}
      />,
      ...(name === 'password'
        ? [<RegistrationInput {...inputProps('confirmPassword')} field="password" key="confirm" />]
        : []),
    ])}
  </div>
);

const OptionalFields = ({ registration: { optional, inputProps, hintOf } }: PartProps) => {
  const { session } = usePhrases('session');
  if (optional.length === 0) return null;
  return (
    <details className={css.more}>
      <summary>{session.moreFields}</summary>
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
  );
};

const Agreement = ({ registration: { form, rules } }: PartProps) => {
  const { session } = usePhrases('session');
  const [before, after] = session.agree.split('{terms}');
  const check = (name: string) => {
    const { id, error, onChange } = form.field(name);
    return { id, name, error, onChange };
  };
  return (
    <div className={css.checks}>
      <CheckField {...check('agree')}>
        {before}
        <a className="t-link" href={rules.terms.url} rel="noopener" target="_blank">
          {session.terms}
        </a>
        {after}
      </CheckField>
      <CheckField {...check('ofAge')}>{fill(session.ofAge, { age: rules.minAge })}</CheckField>
    </div>
  );
};
