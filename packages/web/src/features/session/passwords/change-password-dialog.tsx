import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { closeModal, type Modals } from '../../../lib/navigation/modal';
import { ChangePasswordForm } from './change-password-form';

/** `changePassModal`, by one's own wish. */
export const ChangePasswordDialog = ({ isFirst = false }: Modals['changePassword']) => {
  const { passwords } = usePhrases('passwords');
  const [isTouched, setTouched] = useState(false);
  return (
    <Dialog
      isTouched={isTouched}
      onClose={closeModal}
      size="form"
      title={isFirst ? passwords.firstTitle : passwords.changeTitle}
    >
      <ChangePasswordForm
        isFresh={isFirst}
        onDone={closeModal}
        onTouched={() => setTouched(true)}
      />
    </Dialog>
  );
};
