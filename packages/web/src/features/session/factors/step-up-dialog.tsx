import { faultsOf } from '@parlour/contract/endpoint';
import { session } from '@parlour/contract/session';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { PasswordField } from '@parlour/ui/components/form/password-field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect } from 'react';
import { call } from '../../../lib/api/api';
import { useForm } from '../../../lib/form/use-form';
import type { Modals } from '../../../lib/navigation/modal';
import { useSession } from '../../../lib/session/session';
import { writeSession } from '../../../lib/session/storage';
import css from '../session.module.css';

const wrongPassword = 'session.wrong_credentials';

/** The player confirms who they are; what waited for it goes on, or is given up. */
export const StepUpDialog = ({ onDone }: Modals['stepUp']) => {
  const words = usePhrases('factors', 'session', 'refusal', 'common');
  const isVisitor = useSession(({ authState }) => authState === 'visitor');
  const form = useForm({
    check: (values) => faultsOf(session.stepUp.input, inputOf(values)),
    send: async (values) => {
      const { token } = await call(session.stepUp, inputOf(values), { loader: true });
      writeSession('token', token);
      onDone(true);
    },
    fieldFor: (code) => (code === wrongPassword ? 'password' : undefined),
  });
  // A session that ends meanwhile leaves nothing to confirm.
  useEffect(() => {
    if (isVisitor) onDone(false);
  }, [isVisitor, onDone]);

  const isWrong = form.refused?.code === wrongPassword;
  const field = form.field('password');
  return (
    <Dialog
      isTouched={form.isTouched}
      onClose={() => onDone(false)}
      title={words.factors.stepUpTitle}
    >
      <form {...form.formProps} className={css.form}>
        <p className="t-2">{words.factors.stepUpWhy}</p>
        {form.refused && !isWrong && form.faults.length === 0 && (
          <FormAlert>{words.refusal[form.refused.code]}</FormAlert>
        )}
        <PasswordField
          {...field}
          autoComplete="current-password"
          data-first-focus=""
          error={field.error ?? (isWrong ? words.factors.wrongPassword : undefined)}
          label={words.session.password}
        />
        <Button busy={form.isBusy && words.common.sending} look="primary" type="submit" wide>
          {words.factors.confirm}
        </Button>
      </form>
    </Dialog>
  );
};

const inputOf = ({ password }: Record<string, string | boolean>) => ({
  password: String(password ?? ''),
});
