import type { FieldFault } from '@parlour/contract/errors';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useState } from 'react';
import { asRefused } from '../../lib/api/refused';
import { useBrand } from '../../lib/brand/brand';
import type { FormValues } from '../../lib/form/form-values';
import { useForm } from '../../lib/form/use-form';
import { withinLimit } from '../../lib/navigation/chunk';
import type * as LogInPart from './log-in';
import { preloadVerification } from './verification/preload';

/** Log in by name and password: validation, verification, then the call. */
export const useLogin = (onDone: () => void, onTouched: (() => void) | undefined) => {
  // How often the server asked for a code: each time for that of a new picture.
  const [codes, setCodes] = useState(0);
  const { session: words } = usePhrases('session');
  const { timeZone } = useBrand();
  const form = useForm({
    check: (values) => [
      ...faultsIn(values),
      ...(codes > 0 && !values.captcha ? [missingCode] : []),
    ],
    send: async (values) => {
      try {
        const { finishLogin, loginFaults, sendLogin } = await loadLogIn();
        if (!form.showFaults(loginFaults(values))) return;
        const signedIn = await sendLogin(values);
        if (!signedIn) return;
        finishLogin(values, signedIn, { unproved: words.unprovedLogin, timeZone });
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
    loadLogIn().catch(() => undefined);
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

let part: typeof LogInPart | undefined;

/** The contract's rules, the sealing and the call: they come with the first touch. */
export const loadLogIn = async (): Promise<typeof LogInPart> => {
  part ??= await withinLimit(import('./log-in'));
  return part;
};

/** Until then only what is empty is wrong. */
const faultsIn = (values: FormValues): FieldFault[] =>
  part?.loginFaults(values) ??
  ['username', 'password'].flatMap((name) =>
    values[name] ? [] : [{ name, code: 'field.required' as const }],
  );
