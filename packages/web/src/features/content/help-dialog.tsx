import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { helpPath } from '../../lib/navigation/paths';
import { closeModal } from '../../lib/navigation/modal';
import { linkTo } from '../../lib/navigation/navigation';
import { HelpReader, type HelpWays } from './help-reader';
import reading from './reading.module.css';

/** The help over the page one is on, at an item; its links are real addresses for a new tab. */
export const HelpDialog = ({ item: opened }: { item: string }) => {
  const { brand } = usePhrases('brand');
  const [item, setItem] = useState<string | undefined>(opened);
  const ways: HelpWays = {
    linkOf: (id) => linkTo(helpPath(id), () => setItem(id)),
    onLeave: closeModal,
  };
  return (
    <Dialog isFull onClose={closeModal} size="wide" title={brand.helpCentre}>
      <div className={reading.dialog}>
        <HelpReader item={item} ways={ways} />
      </div>
    </Dialog>
  );
};
