import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { closeModal, openModal } from '../../../lib/navigation/modal';
import { linkTo } from '../../../lib/navigation/navigation';
import { announcementPath, helpPath } from '../../../lib/navigation/paths';
import reading from '../reading.module.css';
import { AnnouncementReader, type AnnouncementWays } from './announcement-reader';

/** The announcements over the page one is on, at one of them; its links are real addresses. */
export const AnnouncementDialog = ({ item: opened }: { item?: string }) => {
  const { brand } = usePhrases('brand');
  const [item, setItem] = useState(opened);
  const ways: AnnouncementWays = {
    announcementLink: (id) => linkTo(announcementPath(id), () => setItem(id)),
    linkOf: (id) => linkTo(helpPath(id), () => openModal('help', { item: id })),
    onLeave: closeModal,
  };
  return (
    <Dialog isFull onClose={closeModal} size="wide" title={brand.notices}>
      <div className={reading.dialog}>
        <AnnouncementReader item={item} ways={ways} />
      </div>
    </Dialog>
  );
};
