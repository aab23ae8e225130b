import { faultsOf } from '@parlour/contract/endpoint';
import { session } from '@parlour/contract/session';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/api';
import { asRefused } from '../../lib/api/refused';
import type { FormValues } from '../../lib/form/form-values';
import { useForm } from '../../lib/form/use-form';
import { signIn } from '../../lib/session/session';
import { withStep } from '../../lib/session/with-step';
import { withVerification } from '../../lib/session/verify';
import { preloadVerification } from './verification/preload';

/** Log in by name and password: validation, verification, then the call. */
export const useLogin = (onDone: () => void, onTouched: (() => void) | undefined) => {
  // How often the server asked for a code: each time for that of a new picture.
  const [codes, setCodes] = useState(0);
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
        signIn(signedIn);
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

const fieldByCode: Partial<Record<string, 'captcha' | 'password'>> = {
  'session.wrong_credentials': 'password',
  'session.captcha_required': 'captcha',
  'session.captcha_wrong': 'captcha',
};

const missingCode = { name: 'captcha', code: 'field.required' } as const;

const inputOf = ({ username, password, captcha }: FormValues) => ({
  username: String(username ?? ''),
  password: String(password ?? ''),
  ...(captcha && { captcha: String(captcha) }),
  type: 'username' as const,
  entrance: 'member' as const,
});
