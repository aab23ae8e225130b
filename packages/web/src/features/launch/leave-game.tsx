import { Button } from '@parlour/ui/components/form/button';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { Modals } from '../../lib/navigation/modal';
import { closeModal } from '../../lib/navigation/modal';
import { go } from '../../lib/navigation/navigation';

/** Leaving in the middle of a round: the dialog says what happens to it. */
export const LeaveGame = ({ to }: Modals['leaveGame']) => {
  const { launch } = usePhrases('launch');
  const leave = () => {
    closeModal();
    go(to);
  };
  return (
    <Dialog
      actions={
        <>
          <Button onClick={leave}>{launch.leaveYes}</Button>
          <Button data-first-focus="" look="primary" onClick={closeModal}>
            {launch.leaveNo}
          </Button>
        </>
      }
      onClose={closeModal}
      title={launch.leave}
    >
      <p>{launch.leaveInfo}</p>
    </Dialog>
  );
};
