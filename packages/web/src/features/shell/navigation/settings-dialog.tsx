import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { closeModal } from '../../../lib/navigation/modal';
import { Settings } from './settings';

/** The settings of the site, for who is in the member centre on a phone. */
export const SettingsDialog = () => {
  const { player } = usePhrases('player');
  return (
    <Dialog onClose={closeModal} title={player.settings}>
      <Settings />
    </Dialog>
  );
};
