import { audit as calls } from '@parlour/contract/audit';
import { Button } from '@parlour/ui/components/form/button';
import { toast } from '@parlour/ui/toasts';
import { useState } from 'react';
import { fetchFile } from '../../lib/api/call';
import { asRefused } from '../../lib/api/refused';
import { useWords } from '../../lib/language';
import { refusalText } from '../../lib/refusal-text';
import { saveFile } from '../../lib/save-file';
import { useMay } from '../../lib/session/me';
import type { AuditFilter } from './use-audit';

/** The lines that the filter finds, as a file for a spreadsheet. */
export const ExportLines = ({ filter }: { filter: AuditFilter }) => {
  const words = useWords();
  const may = useMay();
  const [isBusy, setIsBusy] = useState(false);
  if (!may('audit.x')) return null;
  const save = async () => {
    setIsBusy(true);
    try {
      saveFile(await fetchFile(calls.exportEntries, filter));
    } catch (thrown) {
      toast({ text: refusalText(words, asRefused(thrown)) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button busy={isBusy && words.common.loading} onClick={() => void save()}>
      {words.audit.export}
    </Button>
  );
};
