import { launch } from '@parlour/contract/launch';
import { Button } from '@parlour/ui/components/button';
import { FormAlert } from '@parlour/ui/components/error-summary';
import { arrowSquareOut } from '@parlour/ui/icons/arrow-square-out';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { call } from '../../lib/api';
import { asRefused, type Refused } from '../../lib/refused';

/** Opens the supplier's own page of the round, where it can be looked at again and verified. */
export const ReplayButton = ({ roundId }: { roundId: string }) => {
  const { report, refusal, common } = usePhrases('report', 'refusal', 'common');
  const language = useLocale().toUpperCase();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const open = () => {
    // Opened before the answer: a tab opened after it would be taken for a pop-up.
    const tab = window.open('about:blank', '_blank');
    if (tab) tab.opener = null;
    setBusy(true);
    setRefused(undefined);
    call(launch.openReplay, { roundId, language })
      .then(({ content }) => (tab ?? window).location.assign(content))
      .catch((thrown: unknown) => {
        tab?.close();
        setRefused(asRefused(thrown));
      })
      .finally(() => setBusy(false));
  };
  return (
    <>
      {refused && <FormAlert>{refusal[refused.code]}</FormAlert>}
      <Button busy={isBusy && common.loading} icon={arrowSquareOut} onClick={open}>
        {report.verify}
      </Button>
    </>
  );
};
