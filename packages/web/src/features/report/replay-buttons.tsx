import { launch } from '@parlour/contract/launch';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { arrowSquareOut } from '@parlour/ui/icons/arrow-square-out';
import { sealCheck } from '@parlour/ui/icons/seal-check';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { call } from '../../lib/api/api';
import { useSite } from '../../lib/brand/brand';
import { asRefused, type Refused } from '../../lib/api/refused';
import css from './record.module.css';

type Opens = 'replay' | 'check';

/**
 * Opens the vendor's own page of the round, in a tab of its own: to look at it again, or, with
 * our games, straight at the check of its result.
 */
export const ReplayButtons = ({ roundId }: { roundId: string }) => {
  const { report, refusal, common } = usePhrases('report', 'refusal', 'common');
  const { language } = useSite();
  const [busy, setBusy] = useState<Opens>();
  const [refused, setRefused] = useState<Refused>();
  const open = (what: Opens) => {
    // Opened before the answer: a tab opened after it would be taken for a pop-up.
    const tab = window.open('about:blank', '_blank');
    if (tab) tab.opener = null;
    setBusy(what);
    setRefused(undefined);
    call(launch.openReplay, { roundId, language })
      .then(({ content }) => {
        const address = new URL(content);
        // Vendors that know no such part of their page show the page.
        if (what === 'check') address.hash = 'verify';
        (tab ?? window).location.assign(address);
      })
      .catch((thrown: unknown) => {
        tab?.close();
        setRefused(asRefused(thrown));
      })
      .finally(() => setBusy(undefined));
  };
  return (
    <>
      {refused && (
        <div className={css.refused}>
          <FormAlert reference={refused.id}>{refusal[refused.code]}</FormAlert>
        </div>
      )}
      <Button
        busy={busy === 'replay' && common.loading}
        icon={arrowSquareOut}
        onClick={() => open('replay')}
      >
        {report.replay}
      </Button>
      <Button
        busy={busy === 'check' && common.loading}
        icon={sealCheck}
        onClick={() => open('check')}
      >
        {report.verify}
      </Button>
    </>
  );
};
