import type { Popup } from '@parlour/contract/content';
import { Button } from '@parlour/ui/components/form/button';
import { CheckField } from '@parlour/ui/components/form/check-field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { serverNow } from '../../../lib/api/server-time';
import { useBrand } from '../../../lib/brand/brand';
import { closeModal, openModal } from '../../../lib/navigation/modal';
import { linkTo } from '../../../lib/navigation/navigation';
import { helpPath } from '../../../lib/navigation/paths';
import { putAside } from '../../../lib/session/not-today';
import { CleanText, type TextWays } from '../clean-text';
import css from './announcements.module.css';

/** An announcement that opened by itself; it can be put aside for the rest of the day. */
export const PopupDialog = ({ popup }: { popup: Popup }) => {
  const { announcements: words, common } = usePhrases('announcements', 'common');
  const { timeZone } = useBrand();
  const [isAside, setIsAside] = useState(false);
  const leave = () => {
    if (isAside) putAside(`${popup.id} ${popup.at}`, { now: serverNow(), timeZone });
  };
  const close = () => {
    leave();
    closeModal();
  };
  const ways: TextWays = {
    linkOf: (id) =>
      linkTo(helpPath(id), () => {
        leave();
        openModal('help', { item: id });
      }),
    onLeave: close,
  };
  return (
    <Dialog
      actions={
        <Button look="solid" onClick={close}>
          {common.close}
        </Button>
      }
      onClose={close}
      size="form"
      title={popup.title}
    >
      <div className={css.popup}>
        <CleanText html={popup.content} ways={ways} />
        <CheckField
          checked={isAside}
          onChange={({ currentTarget }) => setIsAside(currentTarget.checked)}
        >
          {words.notToday}
        </CheckField>
      </div>
    </Dialog>
  );
};
