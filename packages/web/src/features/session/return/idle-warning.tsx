import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { duration } from '@parlour/ui/dates';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useState } from 'react';
import { closeNamed, type Modals, openModal } from '../../../lib/navigation/modal';
import { readMsLeft, stay } from '../../../lib/session/watch-idle';

const askEveryMs = 10_000;

/**
 * The session is about to end for want of an act. An act in another tab, or a bet, closes it; when
 * the time is over the server says whether the session has ended.
 */
export const IdleWarning = ({ endsAt }: Modals['idleWarning']) => {
  const { session, common } = usePhrases('session', 'common');
  const [isBusy, setBusy] = useState(false);
  const msLeft = useMsLeft(endsAt);
  const goOn = () => {
    setBusy(true);
    stay()
      .catch(() => undefined)
      .finally(close);
  };
  const leave = () => {
    close();
    openModal('logout', {});
  };
  return (
    <Dialog
      actions={
        <>
          <Button onClick={leave}>{session.idleLeave}</Button>
          <Button busy={isBusy && common.sending} data-first-focus="" look="primary" onClick={goOn}>
            {session.idleStay}
          </Button>
        </>
      }
      onClose={goOn}
      title={session.idleTitle}
    >
      <p>
        {session.idleWhy} {session.idleKept}
      </p>
      <p className="t-h2" role="timer">
        {fill(session.idleLeft, { time: duration(msLeft) })}
      </p>
    </Dialog>
  );
};

const close = () => closeNamed('idleWarning');

const useMsLeft = (endsAt: number): number => {
  const [end, setEnd] = useState(endsAt);
  const [msLeft, setMsLeft] = useState(() => endsAt - Date.now());
  useEffect(() => {
    const timer = setInterval(() => setMsLeft(Math.max(0, end - Date.now())), 1000);
    return () => clearInterval(timer);
  }, [end]);
  const isOver = msLeft <= 0;
  useEffect(() => {
    const ask = () =>
      readMsLeft().then(
        (left) => {
          if (left > end - Date.now() + askEveryMs) close();
          else setEnd(Date.now() + left);
        },
        // A session that has ended closes this; without an answer the time goes on.
        () => undefined,
      );
    if (isOver) void ask();
    const timer = setInterval(() => void ask(), isOver ? 1000 : askEveryMs);
    return () => clearInterval(timer);
  }, [end, isOver]);
  return msLeft;
};
