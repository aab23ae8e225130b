import { pages } from '@parlour/contract/pages';
import { session } from '@parlour/contract/session';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { check } from '@parlour/ui/icons/check';
import { toast } from '@parlour/ui/toasts';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect } from 'react';
import { call } from '../../../lib/api/api';
import { useStatus } from '../../../lib/brand/brand';
import { closeModal } from '../../../lib/navigation/modal';
import { go } from '../../../lib/navigation/navigation';
import { signIn } from '../../../lib/session/sign-in';
import { withStep } from '../../../lib/session/with-step';
import { CodeField } from '../codes/code-field';
import { MobileField } from '../codes/mobile-field';
import { useMobileCode } from '../codes/use-mobile-code';
import { dropNumber } from '../codes/typed-number';
import css from '../session.module.css';
import { newPasswordFaults, newPasswordField } from './new-password';
import { NewPasswordField } from './new-password-field';

/** Number, code and new password; afterwards one is logged in. */
export const RecoverByMobile = ({ onTouched }: { onTouched: () => void }) => {
  const { passwords } = usePhrases('passwords');
  const { register: rules } = useStatus();
  const { form, alert, refusedField, refusedText, mobileField, codeFieldProps } = useMobileCode({
    purpose: 'password',
    checkOthers: (values) => newPasswordFaults(values, rules, { isRepeated: false }),
    fieldFor: newPasswordField,
    send: async ({ mobileNum, countryDialingCode, verificationCode, newPassword }) => {
      const input = {
        mobileNum: String(mobileNum),
        countryDialingCode: String(countryDialingCode),
        verificationCode: String(verificationCode),
        newPassword: String(newPassword),
      };
      signIn(await withStep(() => call(session.resetPasswordByMobile, input, { loader: true })));
      dropNumber();
      toast({ text: passwords.resetDone, icon: check });
      closeModal();
      go(pages.home.path);
    },
  });
  useEffect(() => {
    if (form.isTouched) onTouched();
  }, [form.isTouched, onTouched]);
  const newField = form.field('newPassword');
  const isNewRefused = refusedField === 'newPassword';
  return (
    <form {...form.formProps} className={css.form}>
      {alert && <FormAlert>{alert}</FormAlert>}
      <MobileField {...mobileField} label={passwords.registeredMobile} />
      <CodeField {...codeFieldProps} />
      <NewPasswordField {...newField} error={isNewRefused ? refusedText : newField.error} />
      <Button busy={form.isBusy && passwords.resetting} look="accent" type="submit" wide>
        {passwords.resetPassword}
      </Button>
      <p className="t-small t-2">{passwords.othersEnd}</p>
    </form>
  );
};
