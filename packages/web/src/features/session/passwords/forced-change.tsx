import type { MustChange } from '@parlour/contract/session/passwords';
import { Button } from '@parlour/ui/components/form/button';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { signOut as signOutIcon } from '@parlour/ui/icons/sign-out';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { closeModal } from '../../../lib/navigation/modal';
import { signOut } from '../../../lib/session/sign-in';
import css from '../session.module.css';
import { ChangePasswordForm } from './change-password-form';
import { ForcedSurface } from './forced-surface';

/** `changePassModal`, forced: it cannot be put aside; the way out is to log out. */
export const ForcedChange = ({ reason }: { reason: MustChange }) => {
  const { passwords, common } = usePhrases('passwords', 'common');
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  return (
    <Dialog isForced onClose={leave} size="form" title={passwords.forcedTitle}>
      <ForcedSurface />
      <p className={css.reason}>
        {reason === 'default' ? passwords.forcedDefault : passwords.forcedExpired}
      </p>
      <ChangePasswordForm
        isFresh
        onDone={closeModal}
        wayOut={
          <Button busy={isLeaving && common.sending} icon={signOutIcon} onClick={leave}>
            {passwords.logOut}
          </Button>
        }
      />
    </Dialog>
  );
};
