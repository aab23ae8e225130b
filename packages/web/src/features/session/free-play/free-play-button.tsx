import { pages } from '@parlour/contract/pages';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { asRefused, type Refused } from '../../../lib/api/refused';
import { useStatus } from '../../../lib/brand/brand';
import { isEnabled } from '../../../lib/brand/flags';
import { closeModal } from '../../../lib/navigation/modal';
import { go } from '../../../lib/navigation/navigation';
import { leaveGate, signIn } from '../../../lib/session/session';

/** Into a trial account without registering; only where the brand lets its visitors. */
export const FreePlayButton = () => {
  const words = usePhrases('session', 'refusal');
  const { whitelabel } = useStatus();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  if (!isEnabled(whitelabel, 'FREEPLAY3')) return null;
  const play = async () => {
    setBusy(true);
    setRefused(undefined);
    try {
      const { logInFree } = await import('./log-in-free');
      const answer = await logInFree();
      // What waited behind the login needs a true account.
      leaveGate();
      signIn(answer);
      closeModal();
      go(pages.home.path);
    } catch (thrown) {
      setRefused(asRefused(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {refused && <FormAlert>{words.refusal[refused.code]}</FormAlert>}
      <Button busy={isBusy && words.session.freePlayOpening} onClick={() => void play()} wide>
        {words.session.freePlay}
      </Button>
    </>
  );
};
