import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { closeModal, type Modals } from '../../../lib/navigation/modal';
import { readSession, writeSession } from '../../../lib/session/storage';
import { AskUnlock } from './ask-unlock';
import { UseUnlockLink } from './use-unlock-link';

/** A locked account: by the link of a mail it is unlocked, without one it asks for the mail. */
export const UnlockDialog = ({ username = '' }: Modals['unlock']) => {
  const { passwords } = usePhrases('passwords');
  const [ticket, setTicket] = useState(() => readSession('unlockTicket'));
  const [isAgain, setAgain] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const forget = () => writeSession('unlockTicket', undefined);
  const leave = () => {
    forget();
    closeModal();
  };
  const askAgain = () => {
    forget();
    setTicket(undefined);
    setAgain(true);
  };
  return (
    <Dialog isTouched={isTouched} onClose={leave} rosette="login" title={passwords.unlockTitle}>
      {ticket === undefined ? (
        <AskUnlock isAgain={isAgain} onTouched={() => setTouched(true)} username={username} />
      ) : (
        <UseUnlockLink onDone={leave} onExpired={askAgain} ticket={ticket} />
      )}
    </Dialog>
  );
};
