import { adjustmentCalls } from '@parlour/contract/report/adjustments';
import { Button } from '@parlour/ui/components/form/button';
import { toast } from '@parlour/ui/toasts';
import { useState } from 'react';
import { fetchFile } from '../../../lib/api/call';
import { asRefused } from '../../../lib/api/refused';
import { useWords } from '../../../lib/language';
import { refusalText } from '../../../lib/refusal-text';
import { saveFile } from '../../../lib/save-file';
import { useMay } from '../../../lib/session/me';
import type { AdjustmentFilter } from './adjustments-page';

/** The lines that the filter finds, as a file for a spreadsheet. */
export const SaveAdjustments = ({ filter }: { filter: AdjustmentFilter }) => {
  const words = useWords();
  const may = useMay();
  const [isBusy, setBusy] = useState(false);
  if (!may('report.x')) return null;
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await fetchFile(adjustmentCalls.exportAdjustments, filter));
    } catch (thrown) {
      toast({ text: refusalText(words, asRefused(thrown)) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={isBusy && words.common.loading} onClick={() => void save()}>
      {words.adjustments.save}
    </Button>
  );
};
