import { bannerColumns, contentImports } from '@parlour/contract/content-imports';
import { Button } from '@parlour/ui/components/form/button';
import { useState } from 'react';
import { call, fetchFile } from '../../lib/api/call';
import { useWords } from '../../lib/language';
import { ImportDialog } from '../change/import/import-dialog';

/** Many banners from a file. */
export const ImportBanners = ({ brand }: { brand: string }) => {
  const { imports } = useWords().change;
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Button onClick={() => setIsShown(true)} small>
        {imports.open}
      </Button>
      {isShown && (
        <ImportDialog
          columns={bannerColumns}
          onClose={() => setIsShown(false)}
          previewOf={(file) => call(contentImports.previewBanners, { brand, file })}
          templateOf={() => fetchFile(contentImports.exportBanners, { brand })}
          title={imports.banners}
        />
      )}
    </>
  );
};
