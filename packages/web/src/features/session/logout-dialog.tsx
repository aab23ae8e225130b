import { Button } from '@parlour/ui/components/form/button';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { closeModal } from '../../lib/navigation/modal';
import { signOut } from '../../lib/session/sign-in';

/** Asks first; then the session ends here whatever becomes of the call, and one is at home. */
export const LogoutDialog = () => {
  const { session, common } = usePhrases('session', 'common');
  const [isBusy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void signOut();
  };
  return (
    <Dialog
      actions={
        <>
          <Button onClick={closeModal}>{common.cancel}</Button>
          <Button
            busy={isBusy && common.sending}
            data-first-focus=""
            look="primary"
            onClick={leave}
          >
            {session.logOutTitle}
          </Button>
        </>
      }
      onClose={closeModal}
      title={session.logOutTitle}
    >
      <p>{session.logOutConfirm}</p>
    </Dialog>
  );
};
