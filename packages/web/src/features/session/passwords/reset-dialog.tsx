import { pages } from '@parlour/contract/pages';
import { session } from '@parlour/contract/session';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { PasswordField } from '@parlour/ui/components/form/password-field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { check } from '@parlour/ui/icons/check';
import { toast } from '@parlour/ui/toasts';
import { usePhrases } from '@parlour/ui/use-phrases';
import { call } from '../../../lib/api/api';
import { useStatus } from '../../../lib/brand/brand';
import { useForm } from '../../../lib/form/use-form';
import { closeModal, openModal } from '../../../lib/navigation/modal';
import { go } from '../../../lib/navigation/navigation';
import { signIn } from '../../../lib/session/sign-in';
import { readSession, writeSession } from '../../../lib/session/storage';
import { withStep } from '../../../lib/session/with-step';
import css from '../session.module.css';
import { newPasswordFaults, newPasswordField } from './new-password';
import { NewPasswordField } from './new-password-field';

const forgetTicket = () => writeSession('resetTicket', undefined);

/** The link of a mail leads here: a new password, and one is logged in. */
export const ResetDialog = () => {
  const words = usePhrases('passwords', 'refusal');
  const form = useResetForm(words.passwords.resetDone);
  const { refused } = form;
  const leave = () => {
    forgetTicket();
    closeModal();
  };
  const askAgain = () => {
    forgetTicket();
    openModal('forgotPassword', {});
  };
  const newField = form.field('newPassword');
  const isNewRefused = refused && newPasswordField(refused.code);
  const isUsed = refused?.code === 'session.link_used';
  return (
    <Dialog
      isTouched={form.isTouched}
      onClose={leave}
      rosette="login"
      title={words.passwords.forgotTitle}
    >
      <form {...form.formProps} className={css.form}>
        {refused && !isNewRefused && form.faults.length === 0 && (
          <FormAlert>{words.refusal[refused.code]}</FormAlert>
        )}
        <NewPasswordField
          {...newField}
          error={isNewRefused ? words.refusal[refused.code] : newField.error}
        />
        <PasswordField
          {...form.field('confirmNewPassword')}
          autoComplete="new-password"
          label={words.passwords.confirmNewPassword}
        />
        <Button busy={form.isBusy && words.passwords.resetting} look="accent" type="submit" wide>
          {words.passwords.resetPassword}
        </Button>
        {isUsed && (
          <Button onClick={askAgain} wide>
            {words.passwords.newLink}
          </Button>
        )}
        <p className="t-small t-2">{words.passwords.othersEnd}</p>
      </form>
    </Dialog>
  );
};

const useResetForm = (done: string) => {
  const { register: rules } = useStatus();
  return useForm({
    check: (values) => newPasswordFaults(values, rules, { isRepeated: true }),
    send: async ({ newPassword }) => {
      const ticket = readSession('resetTicket') ?? '';
      const input = { ticket, newPassword: String(newPassword) };
      const answer = await withStep(() =>
        call(session.resetPasswordByMail, input, { loader: true }),
      );
      forgetTicket();
      signIn(answer);
      toast({ text: done, icon: check });
      closeModal();
      go(pages.home.path);
    },
    fieldFor: newPasswordField,
  });
};
