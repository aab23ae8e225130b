import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { closeModal } from '../../../lib/navigation/modal';
import { ChangePasswordForm } from './change-password-form';

/** `changePassModal`, by one's own wish. */
export const ChangePasswordDialog = () => {
  const { passwords } = usePhrases('passwords');
  const [isTouched, setTouched] = useState(false);
  return (
    <Dialog isTouched={isTouched} onClose={closeModal} size="form" title={passwords.changeTitle}>
      <ChangePasswordForm onDone={closeModal} onTouched={() => setTouched(true)} />
    </Dialog>
  );
};
