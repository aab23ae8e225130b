import { session } from '@parlour/contract/session';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { check } from '@parlour/ui/icons/check';
import { toast } from '@parlour/ui/toasts';
import { usePhrases } from '@parlour/ui/use-phrases';
import { call } from '../../../lib/api/api';
import { useForm } from '../../../lib/form/use-form';
import type { Modals } from '../../../lib/navigation/modal';
import css from '../session.module.css';
import { useCodeField } from './use-code-field';

/** A code of the account lifts its lock; then the login below is sent again. */
export const UnlockByFactor = ({ username, onDone }: Modals['unlockByFactor']) => {
  const words = usePhrases('factors', 'refusal', 'common');
  const form = useForm({
    check: ({ code }) => (code ? [] : [{ name: 'code', code: 'field.required' }]),
    send: async ({ code }) => {
      await call(session.unlock, { username, code: String(code) }, { loader: true });
      toast({ text: words.factors.unlocked, icon: check });
      onDone(true);
    },
    fieldFor: (code) => (code === 'session.code_wrong' ? 'code' : undefined),
  });
  const { field, alert } = useCodeField(form);
  return (
    <Dialog
      isTouched={form.isTouched}
      onClose={() => onDone(false)}
      title={words.factors.unlockTitle}
    >
      <form {...form.formProps} className={css.form}>
        <p className="t-2">{words.factors.unlockWhy}</p>
        {alert && <FormAlert>{alert}</FormAlert>}
        <TextField {...field} data-first-focus="" label={words.factors.anyCode} />
        <Button busy={form.isBusy && words.common.sending} look="primary" type="submit" wide>
          {words.factors.unlockTitle}
        </Button>
      </form>
    </Dialog>
  );
};
