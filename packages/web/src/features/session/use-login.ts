import { faultsOf } from '@parlour/contract/endpoint';
import { session, type SignIn } from '@parlour/contract/session';
import { fill } from '@parlour/locales/phrases';
import { clock } from '@parlour/ui/format';
import { toast } from '@parlour/ui/toasts';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/api';
import { asRefused } from '../../lib/api/refused';
import { useBrand } from '../../lib/brand/brand';
import type { FormValues } from '../../lib/form/form-values';
import { useForm } from '../../lib/form/use-form';
import { rememberLogin } from '../../lib/session/remembered-login';
import { signIn } from '../../lib/session/session';
import { withStep } from '../../lib/session/with-step';
import { withVerification } from '../../lib/session/verify';
import { preloadVerification } from './verification/preload';

/** Log in by name and password: validation, verification, then the call. */
export const useLogin = (onDone: () => void, onTouched: (() => void) | undefined) => {
  // How often the server asked for a code: each time for that of a new picture.
  const [codes, setCodes] = useState(0);
  const noteUnproved = useUnprovedNote();
  const form = useForm({
    check: (values) => [
      ...faultsOf(session.logIn.input, inputOf(values)),
      ...(codes > 0 && !values.captcha ? [missingCode] : []),
    ],
    send: async (values) => {
      try {
        const signedIn = await withVerification('login', (verification) => {
          const input = { ...inputOf(values), ...(verification && { verification }) };
          return withStep(() => call(session.logIn, input, { loader: true }));
        });
        if (!signedIn) return;
        rememberLogin(values.remember === true, { username: inputOf(values).username.trim() });
        signIn(signedIn);
        noteUnproved(signedIn);
        onDone();
      } catch (thrown) {
        if (asRefused(thrown).value.captcha) setCodes((count) => count + 1);
        throw thrown;
      }
    },
    fieldFor: (code) => fieldByCode[code],
  });
  useEffect(() => {
    if (!form.isTouched) return;
    onTouched?.();
    preloadVerification();
  }, [form.isTouched, onTouched]);
  const refusedCode = form.refused?.code;
  return {
    form,
    codes,
    refusedCode,
    /** The one field that can resolve the refusal. */
    refusedField: refusedCode && fieldByCode[refusedCode],
  };
};

/** Says that a puzzle alone let a new device in before: the account had nothing else to ask for. */
const useUnprovedNote = () => {
  const { session: words } = usePhrases('session');
  const { timeZone } = useBrand();
  return ({ lastLogin }: SignIn): void => {
    if (!lastLogin?.isUnproved) return;
    toast({ text: fill(words.unprovedLogin, { at: clock(lastLogin.at, timeZone) }) });
  };
};

const fieldByCode: Partial<Record<string, 'captcha' | 'password'>> = {
  'session.wrong_credentials': 'password',
  'session.captcha_required': 'captcha',
  'session.captcha_wrong': 'captcha',
};

const missingCode = { name: 'captcha', code: 'field.required' } as const;

const inputOf = ({ username, password, captcha, remember }: FormValues) => ({
  username: String(username ?? ''),
  password: String(password ?? ''),
  ...(captcha && { captcha: String(captcha) }),
  type: 'username' as const,
  entrance: 'member' as const,
  ...(remember === true && { remember }),
});
