import { importBounds, type ImportPreview } from '@parlour/contract/operator/imports';
import { useState } from 'react';
import { asRefused, ConsoleRefused } from '../../../lib/api/refused';
import { base64Of } from '../../../lib/read-file';

export type ReadFile = {
  fileName: string;
  preview?: ImportPreview;
  refused?: ConsoleRefused;
};

/** A picked file, and what the server says it would do. */
export const useImportFile = (previewOf: (file: string) => Promise<ImportPreview>) => {
  const [shown, setShown] = useState<ReadFile>();
  const pick = async (file: File): Promise<void> => {
    const begun = { fileName: file.name };
    setShown(begun);
    try {
      if (file.size > importBounds.bytes) throw new ConsoleRefused('request.too_large');
      setShown({ ...begun, preview: await previewOf(await base64Of(file)) });
    } catch (thrown) {
      setShown({ ...begun, refused: asRefused(thrown) });
    }
  };
  return { shown, pick, clear: () => setShown(undefined) };
};
