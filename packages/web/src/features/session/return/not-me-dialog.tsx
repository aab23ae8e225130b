import { Facts } from '@parlour/ui/components/display/facts';
import { Button } from '@parlour/ui/components/form/button';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { dateTime } from '@parlour/ui/dates';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { useBrand } from '../../../lib/brand/brand';
import { closeModal, type Modals, openModal } from '../../../lib/navigation/modal';
import css from '../session.module.css';
import { placeName } from './place-name';

/** The sign-in before was someone else's: the ways to shut them out. */
export const NotMeDialog = ({ at, place, device }: Modals['notMe']) => {
  const { session } = usePhrases('session');
  const { timeZone } = useBrand();
  const locale = useLocale();
  return (
    <Dialog
      actions={
        <>
          <Button onClick={() => openModal('devices', {})}>{session.seeSessions}</Button>
          <Button
            data-first-focus=""
            look="primary"
            onClick={() => openModal('changePassword', {})}
          >
            {session.changePassword}
          </Button>
        </>
      }
      onClose={closeModal}
      title={session.notMeTitle}
    >
      <p className={css.reason}>{session.notMeWhy}</p>
      <Facts
        facts={[
          { name: session.notMeWhen, value: dateTime(at, timeZone, locale) },
          { name: session.notMePlace, value: placeName(place, locale) ?? session.unknown },
          { name: session.notMeDevice, value: device ?? session.unknown },
        ]}
      />
    </Dialog>
  );
};
