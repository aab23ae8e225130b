import { Button } from '@parlour/ui/components/form/button';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { ReactNode } from 'react';
import { closeModal } from '../../../lib/navigation/modal';

/** Says that a mail went out if there is such an account. */
export const MailSent = ({ children }: { children: ReactNode }) => {
  const { passwords, common } = usePhrases('passwords', 'common');
  return (
    <Dialog
      actions={
        <Button data-first-focus="" look="primary" onClick={closeModal}>
          {common.in_increase_submit}
        </Button>
      }
      isGood
      onClose={closeModal}
      title={passwords.mailSentTitle}
    >
      <p>{children}</p>
    </Dialog>
  );
};
