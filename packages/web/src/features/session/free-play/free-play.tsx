import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { asRefused, missingChunk, type Refused } from '../../../lib/api/refused';
import { useStatus } from '../../../lib/brand/brand';
import { isEnabled } from '../../../lib/brand/flags';
import css from './free-play.module.css';

/** Into a trial account without registering; only where the brand lets its visitors. */
export const FreePlay = () => {
  const words = usePhrases('session', 'refusal');
  const { whitelabel } = useStatus();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  if (!isEnabled(whitelabel, 'FREEPLAY3')) return null;
  const play = async () => {
    setBusy(true);
    setRefused(undefined);
    try {
      const { logInFree } = await import('./log-in-free').catch(() => {
        throw missingChunk();
      });
      await logInFree();
    } catch (thrown) {
      setRefused(asRefused(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.panel}>
      {refused && <FormAlert>{words.refusal[refused.code]}</FormAlert>}
      <div className={css.text}>
        <p className="t-h3">{words.session.freePlay}</p>
        <p className="t-small t-2">{words.session.freePlayHint}</p>
      </div>
      <Button busy={isBusy && words.session.freePlayOpening} onClick={() => void play()} small>
        {words.session.freePlayGo}
      </Button>
    </div>
  );
};
