import { faultsOf } from '@parlour/contract/endpoint';
import { session } from '@parlour/contract/session';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { PasswordField } from '@parlour/ui/components/form/password-field';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../lib/api/api';
import { useForm } from '../../lib/form/use-form';
import { signIn, useSession } from '../../lib/session/session';
import css from './session.module.css';
import { FormSwitchLinks } from './form-switch-links';

export type LoginFormProps = {
  username?: string;
  /** Typed in the header already: it is sent at once. */
  password?: string;
  /** Why the form is open: an action needs a signed-in player. */
  isGate?: boolean;
  onDone: () => void;
  /** To registration, with the name that was typed. */
  onRegister: (username: string) => void;
  onTouched?: () => void;
};

const wrongCredentials = 'session.wrong_credentials';

/** Log in by username and password. */
export const LoginForm = (props: LoginFormProps) => {
  const { username = '', password = '', isGate = false, onDone, onRegister, onTouched } = props;
  const words = usePhrases('session', 'refusal');
  const endedBy = useSession((state) => state.endedBy);
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
      {isGate && (
        <p className={css.gate}>{endedBy ? words.refusal[endedBy] : words.session.logInFirst}</p>
      )}
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

const inputOf = ({ username, password }: Record<string, string | boolean>) => ({
  username: String(username ?? ''),
  password: String(password ?? ''),
  type: 'username' as const,
  entrance: 'member' as const,
});
