import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { openModal } from '../../../lib/navigation/modal';
import { leaveMember } from '../../../lib/navigation/navigation';
import { useSession } from '../../../lib/session/session';
import { forget } from '../../../lib/session/sign-in';
import { LoginWays } from '../login-ways';
import css from '../session.module.css';

const stayed = () => undefined;

/**
 * The session ended while its player was away. What stands behind stays as it is until someone
 * signs in; leaving makes the browser a visitor's.
 */
export const SignInAgainDialog = () => {
  const { session } = usePhrases('session');
  const account = useSession(({ member }) => member?.account);
  const [isTouched, setTouched] = useState(false);
  const leave = () => {
    forget();
    leaveMember();
  };
  return (
    <Dialog isTouched={isTouched} onClose={leave} rosette="login" title={session.againTitle}>
      <p className={css.reason}>{session.againWhy}</p>
      <LoginWays
        onDone={stayed}
        onRegister={(username) => {
          leave();
          openModal('register', { username });
        }}
        onTouched={() => setTouched(true)}
        {...(account && { username: account })}
      />
    </Dialog>
  );
};
