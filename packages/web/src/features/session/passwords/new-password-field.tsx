import { ruleText } from '@parlour/ui/faults';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { FocusEvent } from 'react';
import { useStatus } from '../../../lib/brand/brand';
import { MeasuredPassword } from './measured-password';

type NewPasswordFieldProps = {
  id: string;
  name: string;
  error: string | undefined;
  onBlur: (event: FocusEvent) => void;
  onChange: () => void;
};

/** A new password, with the rule of registration and how hard it is to guess. */
export const NewPasswordField = (props: NewPasswordFieldProps) => {
  const { register } = useStatus();
  const { form, passwords } = usePhrases('form', 'passwords');
  const { patternId, minLength: min, maxLength: max } = register.password;
  const rule = ruleText(form, { patternId, min, max });
  return (
    <MeasuredPassword
      {...props}
      hint={
        <>
          {rule}. {passwords.sentence}
        </>
      }
      label={passwords.newPassword}
    />
  );
};
