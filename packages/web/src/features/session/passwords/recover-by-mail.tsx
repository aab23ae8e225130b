import type { FieldFault } from '@parlour/contract/errors';
import { session } from '@parlour/contract/session';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/api';
import type { FormValues } from '../../../lib/form/form-values';
import { useForm } from '../../../lib/form/use-form';
import css from '../session.module.css';
import { MailSent } from './mail-sent';

type RecoverByMailProps = { username: string; onTouched: () => void };

/** Name and address; the answer does not tell whether an account has both. */
export const RecoverByMail = ({ username, onTouched }: RecoverByMailProps) => {
  const words = usePhrases('passwords', 'session', 'refusal', 'common');
  const [isSent, setSent] = useState(false);
  const form = useForm({
    check: mailFaults,
    send: async (values) => {
      const input = { username: String(values.username), email: String(values.email) };
      await call(session.requestPasswordMail, input, { loader: true });
      setSent(true);
    },
  });
  useEffect(() => {
    if (form.isTouched) onTouched();
  }, [form.isTouched, onTouched]);
  return (
    <form {...form.formProps} className={css.form}>
      <p className="t-2">{words.passwords.forgotExplained}</p>
      {form.refused && form.faults.length === 0 && (
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
      <TextField
        {...form.field('email')}
        autoCapitalize="none"
        autoComplete="email"
        data-first-focus={username ? '' : undefined}
        inputMode="email"
        label={words.passwords.registeredEmail}
        spellCheck={false}
      />
      <Button busy={form.isBusy && words.common.sending} look="accent" type="submit" wide>
        {words.passwords.resetPassword}
      </Button>
      {isSent && <MailSent>{words.passwords.in_been_out}</MailSent>}
    </form>
  );
};

const mailFaults = ({ username, email }: FormValues): FieldFault[] => [
  ...(username ? [] : [{ name: 'username', code: 'field.required' } as const]),
  ...(email ? [] : [{ name: 'email', code: 'field.required' } as const]),
  ...(email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(email))
    ? [{ name: 'email', code: 'field.pattern' } as const]
    : []),
];
