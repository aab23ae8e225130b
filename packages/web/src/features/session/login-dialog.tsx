import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import type { Modals } from '../../lib/navigation/modal';
import { closeModal, openModal } from '../../lib/navigation/modal';
import { leaveGate } from '../../lib/session/session';
import { LoginWays } from './login-ways';

/** `loginPopupModal`: the way in that leaves one where one is. */
export const LoginDialog = ({ reason, ...typed }: Modals['login']) => {
  const { session } = usePhrases('session');
  const [isTouched, setTouched] = useState(false);
  const close = () => {
    leaveGate();
    closeModal();
  };
  return (
    <Dialog isTouched={isTouched} onClose={close} rosette="login" title={session.logInTitle}>
      <LoginWays
        {...typed}
        isGate={reason === 'gate'}
        onDone={closeModal}
        onRegister={(username) => openModal('register', { username })}
        onTouched={() => setTouched(true)}
      />
    </Dialog>
  );
};
