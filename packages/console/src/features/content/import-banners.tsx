import { bannerColumns, contentImports } from '@parlour/contract/content-imports';
import { call, fetchFile } from '../../lib/api/call';
import { useWords } from '../../lib/language';
import { ImportButton } from '../change/import/import-button';

/** Many banners from a file. */
export const ImportBanners = ({ brand }: { brand: string }) => {
  const { imports } = useWords().change;
  return (
    <ImportButton
      columns={bannerColumns}
      previewOf={(file) => call(contentImports.previewBanners, { brand, file })}
      templateOf={() => fetchFile(contentImports.exportBanners, { brand })}
      title={imports.banners}
    />
  );
};
