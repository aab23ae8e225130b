import { session } from '@parlour/contract/session';
import type { UnknownIdentity } from '@parlour/contract/session/identity';
import { CheckField } from '@parlour/ui/components/form/check-field';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect } from 'react';
import { call } from '../../../lib/api/api';
import { rememberLogin } from '../../../lib/session/remembered-login';
import { signIn } from '../../../lib/session/sign-in';
import { withStep } from '../../../lib/session/with-step';
import { FormSwitchLinks } from '../form-switch-links';
import { logInByToken } from '../identity/log-in-by-token';
import { useNumberProof } from '../identity/use-number-proof';
import { dropNumber } from './typed-number';
import { useRemembered } from '../use-remembered';
import css from '../session.module.css';
import { CodeField } from './code-field';
import { MobileField } from './mobile-field';
import { useMobileCode } from './use-mobile-code';

export type SmsLoginFormProps = {
  onDone: () => void;
  /** To registration, with the ticket of a number that Firebase verified and no player has. */
  onUnknown: (unknown: UnknownIdentity) => void;
  onRegister: (username: string) => void;
  onTouched?: () => void;
};

/** Log in by a number and the code that is sent to it. */
export const SmsLoginForm = ({ onDone, onUnknown, onRegister, onTouched }: SmsLoginFormProps) => {
  const words = usePhrases('session', 'passwords', 'refusal');
  const proof = useNumberProof();
  const { form, alert, mobileField, codeFieldProps } = useMobileCode({
    purpose: 'login',
    proof,
    send: async (values) => {
      const { verificationCode, remember: wished } = values;
      const number = {
        mobileNum: String(values.mobileNum),
        countryDialingCode: String(values.countryDialingCode),
      };
      const remember = wished === true;
      if (proof) {
        const idToken = await proof.prove(values);
        const unknown = await logInByToken('firebase', idToken, { remember, typed: number });
        dropNumber();
        return unknown ? onUnknown(unknown) : onDone();
      }
      const input = {
        username: number.mobileNum,
        password: String(verificationCode),
        countryDialingCode: number.countryDialingCode,
        type: 'sms' as const,
        entrance: 'member' as const,
        ...(remember && { remember }),
      };
      const answer = await withStep(() => call(session.logIn, input, { loader: true }));
      rememberLogin(remember, number);
      signIn(answer);
      dropNumber();
      onDone();
    },
  });
  useRemembered(form.formProps.ref);
  useEffect(() => {
    if (form.isTouched) onTouched?.();
  }, [form.isTouched, onTouched]);
  return (
    <form {...form.formProps} className={css.form}>
      {alert && <FormAlert>{alert}</FormAlert>}
      <MobileField {...mobileField} label={words.passwords.mobileNum} />
      <CodeField {...codeFieldProps} />
      <CheckField name="remember">{words.session.remember}</CheckField>
      <Button busy={form.isBusy && words.session.loggingIn} look="accent" type="submit" wide>
        {words.session.logIn}
      </Button>
      <FormSwitchLinks
        action={words.session.registerTitle}
        onGo={onRegister}
        question={words.session.noAccount}
      />
    </form>
  );
};
