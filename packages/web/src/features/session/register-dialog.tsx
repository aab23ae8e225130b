import { pageOf, pages } from '@parlour/contract/pages';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { memberPageOf } from '../../lib/navigation/paths';
import type { Modals } from '../../lib/navigation/modal';
import { closeModal, openModal } from '../../lib/navigation/modal';
import { go } from '../../lib/navigation/navigation';
import { leaveGate } from '../../lib/session/session';
import { RegisterForm } from './registration/register-form';

/** `registerModal`: the whole screen on a phone, since it may ask for much. */
export const RegisterDialog = ({ username = '', unknown }: Modals['register']) => {
  const { session } = usePhrases('session');
  const [isTouched, setTouched] = useState(unknown !== undefined);
  const done = () => {
    closeModal();
    // Who registered for a page of the member centre, or to play, goes on there.
    if (memberPageOf(location.search) || pageOf(location.pathname).hasGameBar) return;
    go(pages.home.path);
  };
  const close = () => {
    leaveGate();
    closeModal();
  };
  return (
    <Dialog
      isFull
      isTouched={isTouched}
      onClose={close}
      rosette="register"
      size="form"
      title={session.registerTitle}
    >
      <RegisterForm
        onDone={done}
        onLogin={(typed) => openModal('login', { username: typed })}
        onTouched={() => setTouched(true)}
        unknown={unknown}
        username={username}
      />
    </Dialog>
  );
};
