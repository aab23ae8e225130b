import type { FieldFault } from '@parlour/contract/errors';
import { pages } from '@parlour/contract/pages';
import { session } from '@parlour/contract/session';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { PasswordField } from '@parlour/ui/components/form/password-field';
import { check } from '@parlour/ui/icons/check';
import { toast } from '@parlour/ui/toasts';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../../../lib/api/api';
import { connectLive } from '../../../lib/api/live';
import { useStatus } from '../../../lib/brand/brand';
import type { FormValues } from '../../../lib/form/form-values';
import { doneText } from '../../../lib/form/done-text';
import { useForm } from '../../../lib/form/use-form';
import { go } from '../../../lib/navigation/navigation';
import { useSession } from '../../../lib/session/session';
import { renewToken } from '../../../lib/session/sign-in';
import css from '../session.module.css';
import { newPasswordFaults, newPasswordField } from './new-password';
import { NewPasswordField } from './new-password-field';

type ChangePasswordFormProps = {
  /** The password was typed a moment ago: the server may do without it. */
  isFresh?: boolean;
  onDone: () => void;
  onTouched?: () => void;
  /** What stands beside the button. */
  wayOut?: ReactNode;
};

const wrong = 'session.wrong_credentials';

/** The password before, the new one, and the new one again. */
export const ChangePasswordForm = ({
  isFresh,
  onDone,
  onTouched,
  wayOut,
}: ChangePasswordFormProps) => {
  const words = usePhrases('passwords', 'refusal');
  const { form, isOldAsked } = useChange({ isFresh, onDone, onTouched });
  const account = useSession(({ member }) => member?.account ?? '');
  const { refused } = form;
  const isOldWrong = refused?.code === wrong;
  const oldField = form.field('oldPassword');
  const newField = form.field('newPassword');
  const refusedNew = refused && newPasswordField(refused.code) && words.refusal[refused.code];
  return (
    <form {...form.formProps} className={css.form}>
      {refused && !isOldWrong && !refusedNew && form.faults.length === 0 && (
        <FormAlert>{words.refusal[refused.code]}</FormAlert>
      )}
      <input autoComplete="username" hidden name="username" readOnly value={account} />
      {isOldAsked && (
        <PasswordField
          {...oldField}
          autoComplete="current-password"
          data-first-focus=""
          error={oldField.error ?? (isOldWrong ? words.passwords.wrongOldPassword : undefined)}
          label={words.passwords.oldPassword}
        />
      )}
      <NewPasswordField {...newField} error={refusedNew ?? newField.error} />
      <PasswordField
        {...form.field('confirmNewPassword')}
        autoComplete="new-password"
        label={words.passwords.confirmNewPassword}
      />
      <div className={css.buttons}>
        <Button busy={form.isBusy && words.passwords.saving} look="accent" type="submit">
          {words.passwords.save}
        </Button>
        {wayOut}
      </div>
    </form>
  );
};

const useChange = ({
  isFresh = false,
  onDone,
  onTouched,
}: Omit<ChangePasswordFormProps, 'wayOut'>) => {
  const words = usePhrases('passwords', 'form', 'common');
  const { register: rules } = useStatus();
  const [isOldAsked, setOldAsked] = useState(!isFresh);
  const form = useForm({
    check: (values) => [
      ...oldPasswordFaults(values, isOldAsked),
      ...newPasswordFaults(values, rules, { isRepeated: true }),
    ],
    send: async (values) => {
      const { token } = await call(session.changePassword, inputOf(values), { loader: true });
      renewToken(token);
      connectLive();
      toast({ text: doneText(words, { what: 'passwordChanged' }), icon: check });
      onDone();
      go(pages.home.path);
    },
    fieldFor: (code) => (code === wrong ? 'oldPassword' : newPasswordField(code)),
  });
  const { refused, isTouched } = form;
  useEffect(() => {
    if (isTouched) onTouched?.();
  }, [isTouched, onTouched]);
  // The server did not see the password typed in this session: it is asked for now.
  if (!isOldAsked && refused?.fields.some(({ name }) => name === 'oldPassword')) setOldAsked(true);
  return { form, isOldAsked };
};

const oldPasswordFaults = ({ oldPassword }: FormValues, isAsked: boolean): FieldFault[] =>
  isAsked && !oldPassword ? [{ name: 'oldPassword', code: 'field.required' }] : [];

const inputOf = ({ oldPassword, newPassword, confirmNewPassword }: FormValues) => ({
  ...(oldPassword ? { oldPassword: String(oldPassword) } : {}),
  newPassword: String(newPassword),
  confirmNewPassword: String(confirmNewPassword),
});
