import { Button } from '@parlour/ui/components/form/button';
import { type ComponentProps, useState } from 'react';
import { useWords } from '../../../lib/language';
import { ImportDialog } from './import-dialog';

/** Opens the import of many items from a file. */
export const ImportButton = (of: Omit<ComponentProps<typeof ImportDialog>, 'onClose'>) => {
  const { imports } = useWords().change;
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Button onClick={() => setIsShown(true)} small>
        {imports.open}
      </Button>
      {isShown && <ImportDialog {...of} onClose={() => setIsShown(false)} />}
    </>
  );
};
