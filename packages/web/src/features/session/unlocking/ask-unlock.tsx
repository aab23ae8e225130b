import { session } from '@parlour/contract/session';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/api';
import { useForm } from '../../../lib/form/use-form';
import { closeModal } from '../../../lib/navigation/modal';
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
      {isSent && (
        <Dialog
          actions={
            <Button data-first-focus="" look="primary" onClick={closeModal}>
              {words.common.in_increase_submit}
            </Button>
          }
          isGood
          onClose={closeModal}
          title={words.passwords.mailSentTitle}
        >
          <p>{words.passwords.unlockSent}</p>
        </Dialog>
      )}
    </form>
  );
};
