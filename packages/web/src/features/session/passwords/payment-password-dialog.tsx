import type { FieldFault } from '@parlour/contract/errors';
import { session } from '@parlour/contract/session';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { PasswordField } from '@parlour/ui/components/form/password-field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { check } from '@parlour/ui/icons/check';
import { toast } from '@parlour/ui/toasts';
import { usePhrases } from '@parlour/ui/use-phrases';
import { call } from '../../../lib/api/api';
import type { FormValues } from '../../../lib/form/form-values';
import { useForm } from '../../../lib/form/use-form';
import { closeModal } from '../../../lib/navigation/modal';
import { refreshMember } from '../../../lib/session/sign-in';
import css from '../session.module.css';
import { newPasswordField } from './new-password';

/** The password of withdrawals: set for the first time, or set again when it is forgotten. */
export const PaymentPasswordDialog = () => {
  const words = usePhrases('passwords', 'refusal');
  const form = useForm({
    check: paymentPasswordFaults,
    send: async ({ newPassword, confirmNewPassword }) => {
      const input = {
        newPassword: String(newPassword),
        confirmNewPassword: String(confirmNewPassword),
      };
      await call(session.setPaymentPassword, input, { loader: true });
      await refreshMember().catch(() => undefined);
      toast({ text: words.passwords.paymentPasswordSet, icon: check });
      closeModal();
    },
    fieldFor: newPasswordField,
  });
  const { refused } = form;
  const isNewRefused = refused && newPasswordField(refused.code) !== undefined;
  const newField = form.field('newPassword');
  return (
    <Dialog
      isTouched={form.isTouched}
      onClose={closeModal}
      size="form"
      title={words.passwords.paymentPasswordTitle}
    >
      <form {...form.formProps} className={css.form}>
        <p className="t-2">{words.passwords.paymentPasswordExplained}</p>
        {refused && !isNewRefused && form.faults.length === 0 && (
          <FormAlert>{words.refusal[refused.code]}</FormAlert>
        )}
        <PasswordField
          {...newField}
          autoComplete="new-password"
          error={isNewRefused ? words.refusal[refused.code] : newField.error}
          hint={words.passwords.paymentPasswordRule}
          inputMode="numeric"
          label={words.passwords.paymentPassword}
        />
        <PasswordField
          {...form.field('confirmNewPassword')}
          autoComplete="new-password"
          inputMode="numeric"
          label={words.passwords.confirmPaymentPassword}
        />
        <Button busy={form.isBusy && words.passwords.saving} look="accent" type="submit" wide>
          {words.passwords.savePaymentPassword}
        </Button>
      </form>
    </Dialog>
  );
};

const paymentPasswordFaults = ({ newPassword, confirmNewPassword }: FormValues): FieldFault[] => {
  const typed = String(newPassword ?? '');
  const faults: FieldFault[] = [];
  if (typed === '') faults.push({ name: 'newPassword', code: 'field.required' });
  else if (!/^\d+$/.test(typed)) faults.push({ name: 'newPassword', code: 'field.not_number' });
  else if (typed.length < 6) faults.push({ name: 'newPassword', code: 'field.too_short', min: 6 });
  if (!confirmNewPassword) faults.push({ name: 'confirmNewPassword', code: 'field.required' });
  else if (confirmNewPassword !== typed) {
    faults.push({ name: 'confirmNewPassword', code: 'field.not_equal' });
  }
  return faults;
};
