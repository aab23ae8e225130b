import { exportCalls, type ExportJob } from '@parlour/contract/report/exports';
import { Button } from '@parlour/ui/components/form/button';
import { toast } from '@parlour/ui/toasts';
import { useState } from 'react';
import { call, fetchFile } from '../../lib/api/call';
import { client } from '../../lib/api/query-client';
import { asRefused } from '../../lib/api/refused';
import { useWords } from '../../lib/language';
import { refusalText } from '../../lib/refusal-text';
import { saveFile } from '../../lib/save-file';
import css from './exports.module.css';

/** What the person may do with a file. */
export const ExportActs = ({ job: { id, state, isMine, mayApprove } }: { job: ExportJob }) => {
  const words = useWords();
  const { exports } = words;
  const [isBusy, setIsBusy] = useState(false);
  const act = async (work: () => Promise<unknown>) => {
    setIsBusy(true);
    try {
      await work();
    } catch (thrown) {
      toast({ text: refusalText(words, asRefused(thrown)) });
    } finally {
      setIsBusy(false);
      await client.invalidateQueries({ queryKey: ['exports'] });
    }
  };
  const busy = isBusy && words.common.loading;
  const isOpen = state === 'second' || state === 'waiting' || state === 'ready';
  const end = () => void act(() => call(exportCalls.endExport, { id }));
  return (
    <span className={css.acts}>
      {isMine && state === 'ready' && (
        <Button
          busy={busy}
          look="primary"
          onClick={() =>
            void act(async () => saveFile(await fetchFile(exportCalls.fetchExport, { id })))
          }
          small
        >
          {exports.fetch}
        </Button>
      )}
      {mayApprove && (
        <Button
          busy={busy}
          onClick={() => void act(() => call(exportCalls.approveExport, { id }))}
          small
        >
          {exports.approve}
        </Button>
      )}
      {(mayApprove || (isMine && isOpen)) && (
        <Button busy={busy} onClick={end} small>
          {isMine ? exports.takeBack : exports.refuse}
        </Button>
      )}
    </span>
  );
};
