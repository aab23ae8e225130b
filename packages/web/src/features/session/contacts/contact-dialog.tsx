import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { check } from '@parlour/ui/icons/check';
import { toast } from '@parlour/ui/toasts';
import { usePhrases } from '@parlour/ui/use-phrases';
import { closeModal, type Modals } from '../../../lib/navigation/modal';
import { CodeField } from '../codes/code-field';
import { MobileField } from '../codes/mobile-field';
import css from '../session.module.css';
import { useContactForm } from './use-contact-form';

/** Binds an address or a number to the account, by a code that is sent to it. */
export const ContactDialog = ({ kind }: Modals['contact']) => {
  const { passwords } = usePhrases('passwords');
  const bound = (masked: string) => {
    toast({ text: fill(passwords.contactBound, { contact: masked }), icon: check });
    closeModal();
  };
  const { form, alert, contactField, codeFieldProps } = useContactForm(kind, bound);
  const isEmail = kind === 'email';
  return (
    <Dialog
      isTouched={form.isTouched}
      onClose={closeModal}
      size="form"
      title={isEmail ? passwords.emailTitle : passwords.mobileTitle}
    >
      <form {...form.formProps} className={css.form}>
        {alert && <FormAlert>{alert}</FormAlert>}
        {isEmail ? (
          <TextField
            {...contactField}
            autoCapitalize="none"
            autoComplete="email"
            data-first-focus=""
            inputMode="email"
            label={passwords.newEmail}
            spellCheck={false}
          />
        ) : (
          <MobileField {...contactField} label={passwords.newMobile} />
        )}
        <CodeField {...codeFieldProps} />
        <Button busy={form.isBusy && passwords.saving} look="accent" type="submit" wide>
          {passwords.bindContact}
        </Button>
        <p className="t-small t-2">{passwords.contactNotice}</p>
      </form>
    </Dialog>
  );
};
