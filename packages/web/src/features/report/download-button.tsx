import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { downloadSimple } from '@parlour/ui/icons/download-simple';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { asRefused, type Refused } from '../../lib/api/refused';
import css from './record.module.css';

/** Everything of the filter as a file, not only the page that is shown. */
export const DownloadButton = ({ onDownload }: { onDownload: () => Promise<void> }) => {
  const { refusal, report: words } = usePhrases('refusal', 'report');
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const start = () => {
    setBusy(true);
    setRefused(undefined);
    onDownload()
      .catch((thrown: unknown) => setRefused(asRefused(thrown)))
      .finally(() => setBusy(false));
  };
  return (
    <div className={css.download}>
      {refused && <FormAlert reference={refused.id}>{refusal[refused.code]}</FormAlert>}
      <Button busy={isBusy && words.downloading} icon={downloadSimple} onClick={start}>
        {words.download}
      </Button>
    </div>
  );
};
