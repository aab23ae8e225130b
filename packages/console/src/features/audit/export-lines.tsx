import { audit as calls } from '@parlour/contract/audit';
import { Button } from '@parlour/ui/components/form/button';
import { toast } from '@parlour/ui/toasts';
import { useState } from 'react';
import { fetchFile } from '../../lib/api/call';
import { asRefused } from '../../lib/api/refused';
import { useWords } from '../../lib/language';
import { refusalText } from '../../lib/refusal-text';
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
      const { name, blob } = await fetchFile(calls.exportEntries, filter);
      const link = document.createElement('a');
      link.href = URL.createObjectURL(blob);
      link.download = name;
      link.click();
      URL.revokeObjectURL(link.href);
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
