import { CheckField } from '@parlour/ui/components/form/check-field';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { PasswordField } from '@parlour/ui/components/form/password-field';
import { usePhrases } from '@parlour/ui/use-phrases';
import { Suspense, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { chunk, optional } from '../../lib/navigation/chunk';
import css from './session.module.css';
import { hasPasskeys } from './factors/has-passkeys';
import type { PasskeyButtonProps } from './factors/passkey-button';
import { FormSwitchLinks } from './form-switch-links';
import { TypedLink } from './typed-link';
import type { UnlockLinksProps } from './unlocking/unlock-links';
import { loadLogIn, useLogin } from './use-login';
import { useRemembered } from './use-remembered';
import { LazyCaptcha } from './verification/lazy-captcha';

export type LoginFormProps = {
  username?: string;
  /** Typed in the header already: it is sent at once. */
  password?: string;
  /** Its box was checked there. */
  remember?: boolean;
  onDone: () => void;
  /** To registration, with the name that was typed. */
  onRegister: (username: string) => void;
  onTouched?: () => void;
};

/** Log in by username and password. */
export const LoginForm = (props: LoginFormProps) => {
  const { username = '', password = '', remember = false, onDone, onRegister, onTouched } = props;
  const words = usePhrases('session', 'refusal');
  const { form, codes, refusedCode, refusedField } = useLogin(onDone, onTouched);
  useRemembered(form.formProps.ref);
  const sendAtOnce = useEffectEvent(() => {
    if (username && password) form.submit();
  });
  useEffect(() => sendAtOnce(), []);

  // A refusal is shown at the field that can resolve it, otherwise above the form.
  const refused = refusedCode && words.refusal[refusedCode];
  const passwordField = form.field('password');
  return (
    <form {...form.formProps} className={css.form}>
      {refused && !refusedField && form.faults.length === 0 && <FormAlert>{refused}</FormAlert>}
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
        error={passwordField.error ?? (refusedField === 'password' ? refused : undefined)}
        label={words.session.password}
      />
      <Remembering isChecked={remember} />
      {(refusedCode === 'session.locked' || refusedCode === 'session.held') && (
        <Suspense>
          <unlockLinks.Component form={form} />
        </Suspense>
      )}
      {codes > 0 && (
        <LazyCaptcha
          {...form.field('captcha')}
          key={codes}
          refusal={refusedField === 'captcha' ? refused : undefined}
        />
      )}
      <Button busy={form.isBusy && words.session.loggingIn} look="accent" type="submit" wide>
        {words.session.logIn}
      </Button>
      <PasskeyLogIn isRemembering={() => form.values().remember === true} onDone={onDone} />
      <FormSwitchLinks
        action={words.session.registerTitle}
        onGo={(typed) => onRegister(typed)}
        question={words.session.noAccount}
      />
    </form>
  );
};

/** Whether the browser is to remember, and the way for who forgot. */
const Remembering = ({ isChecked }: { isChecked: boolean }) => {
  const { session: words } = usePhrases('session');
  return (
    <div className={css.remembering}>
      <CheckField defaultChecked={isChecked} name="remember">
        {words.remember}
      </CheckField>
      <TypedLink className={css.forgot} opens="forgotPassword">
        {words.forgot}
      </TypedLink>
    </div>
  );
};

type PasskeyLogInProps = Pick<LoginFormProps, 'onDone'> & { isRemembering: () => boolean };

/** The way in without typing anything. */
const PasskeyLogIn = ({ isRemembering, onDone }: PasskeyLogInProps) => {
  const { session: words } = usePhrases('session');
  // Most browsers have them: the place is held until the button comes.
  const isOffered = useSyncExternalStore(never, hasPasskeys, () => true);
  if (!isOffered) return null;
  return (
    <div className={css.passkey}>
      <Suspense>
        <passkey.Component
          label={words.logInByPasskey}
          onSigned={async (signed) => {
            const { logInByPasskey } = await loadLogIn();
            await logInByPasskey({ ...signed, remember: isRemembering() });
            onDone();
          }}
        />
      </Suspense>
    </div>
  );
};

const never = () => () => undefined;

const passkey = chunk<PasskeyButtonProps>(
  [],
  optional(async () => (await import('./factors/passkey-button')).PasskeyButton),
);

const unlockLinks = chunk<UnlockLinksProps>(
  [],
  optional(async () => (await import('./unlocking/unlock-links')).UnlockLinks),
);
