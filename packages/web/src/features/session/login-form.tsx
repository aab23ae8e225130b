import { faultsOf } from '@parlour/contract/endpoint';
import { session } from '@parlour/contract/session';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { PasswordField } from '@parlour/ui/components/form/password-field';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { call } from '../../lib/api/api';
import { useForm } from '../../lib/form/use-form';
import { openModal } from '../../lib/navigation/modal';
import { signIn } from '../../lib/session/session';
import css from './session.module.css';
import { FormSwitchLinks } from './form-switch-links';

export type LoginFormProps = {
  username?: string;
  /** Typed in the header already: it is sent at once. */
  password?: string;
  onDone: () => void;
  /** To registration, with the name that was typed. */
  onRegister: (username: string) => void;
  onTouched?: () => void;
};

const wrongCredentials = 'session.wrong_credentials';

/** Log in by username and password. */
export const LoginForm = (props: LoginFormProps) => {
  const { username = '', password = '', onDone, onRegister, onTouched } = props;
  const words = usePhrases('session', 'refusal');
  const form = useForm({
    check: (values) => faultsOf(session.logIn.input, inputOf(values)),
    send: async (values) => {
      signIn(await call(session.logIn, inputOf(values), { loader: true }));
      onDone();
    },
    fieldFor: (code) => (code === wrongCredentials ? 'password' : undefined),
  });

  const sendAtOnce = useEffectEvent(() => {
    if (username && password) form.submit();
  });
  useEffect(() => sendAtOnce(), []);
  useEffect(() => {
    if (form.isTouched) onTouched?.();
  }, [form.isTouched, onTouched]);

  // Wrong credentials are shown at the field that can resolve them; a fault that no field can
  // resolve is above the form.
  const isWrong = form.refused?.code === wrongCredentials;
  const passwordField = form.field('password');
  return (
    <form {...form.formProps} className={css.form}>
      {form.refused && !isWrong && form.faults.length === 0 && (
        <FormAlert>{words.refusal[form.refused.code]}</FormAlert>
      )}
      <TextField
        {...form.field('username')}
        autoCapitalize="none"
        autoComplete="username"
        data-first-focus={username ? undefined : ''}
        defaultValue={username}
        label={words.session.username}
        spellCheck={false}
      />
      <PasswordField
        {...passwordField}
        autoComplete="current-password"
        data-first-focus={username ? '' : undefined}
        defaultValue={password}
        error={passwordField.error ?? (isWrong ? words.refusal[wrongCredentials] : undefined)}
        label={words.session.password}
      />
      <ForgotLink />
      <Button busy={form.isBusy && words.session.loggingIn} look="accent" type="submit" wide>
        {words.session.logIn}
      </Button>
      <FormSwitchLinks
        action={words.session.registerTitle}
        onGo={(typed) => onRegister(typed)}
        question={words.session.noAccount}
      />
    </form>
  );
};

/** To recovery, with the name that was typed. */
const ForgotLink = () => {
  const { session: words } = usePhrases('session');
  const forget = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const typed = form?.elements.namedItem('username');
    openModal('forgotPassword', typed instanceof HTMLInputElement ? { username: typed.value } : {});
  };
  return (
    <button className={`t-link ${css.forgot}`} onClick={forget} type="button">
      {words.forgot}
    </button>
  );
};

const inputOf = ({ username, password }: Record<string, string | boolean>) => ({
  username: String(username ?? ''),
  password: String(password ?? ''),
  type: 'username' as const,
  entrance: 'member' as const,
});
