import { session } from '@parlour/contract/session';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/api';
import { useForm } from '../../../lib/form/use-form';
import { MailSent } from '../passwords/mail-sent';
import css from '../session.module.css';

type AskUnlockProps = {
  username: string;
  /** It takes the place of what had the focus. */
  isAgain: boolean;
  onTouched: () => void;
};

/** The name alone; the answer does not tell whether such an account exists, or is locked. */
export const AskUnlock = ({ username, isAgain, onTouched }: AskUnlockProps) => {
  const words = usePhrases('passwords', 'session', 'refusal', 'common');
  const [isSent, setSent] = useState(false);
  const form = useForm({
    check: (values) => (values.username ? [] : [{ name: 'username', code: 'field.required' }]),
    send: async (values) => {
      const input = { username: String(values.username) };
      await call(session.requestUnlockMail, input, { loader: true });
      setSent(true);
    },
  });
  useEffect(() => {
    if (form.isTouched) onTouched();
  }, [form.isTouched, onTouched]);
  const name = form.field('username');
  useEffect(() => {
    if (isAgain) document.querySelector<HTMLInputElement>(`#${CSS.escape(name.id)}`)?.focus();
  }, [isAgain, name.id]);
  return (
    <form {...form.formProps} className={css.form}>
      <p className="t-2">{words.passwords.unlockExplained}</p>
      {form.refused && form.faults.length === 0 && (
        <FormAlert>{words.refusal[form.refused.code]}</FormAlert>
      )}
      <TextField
        {...name}
        autoCapitalize="none"
        autoComplete="username"
        data-first-focus=""
        defaultValue={username}
        label={words.session.username}
        spellCheck={false}
      />
      <Button busy={form.isBusy && words.common.sending} look="accent" type="submit" wide>
        {words.passwords.sendUnlock}
      </Button>
      {isSent && <MailSent>{words.passwords.unlockSent}</MailSent>}
    </form>
  );
};
