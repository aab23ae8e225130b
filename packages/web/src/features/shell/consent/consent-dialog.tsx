import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { closeModal } from '../../../lib/navigation/modal';
import { useConsent } from './consent';
import { ConsentChoice } from './consent-choice';

/** Changes or withdraws the choice. */
export const ConsentDialog = () => {
  const { consent } = usePhrases('consent');
  const choice = useConsent((state) => state.choice);
  return (
    <Dialog
      actions={<ConsentChoice onDone={closeModal} />}
      onClose={closeModal}
      title={consent.title}
    >
      <p className="t-2">{consent.info}</p>
      {choice && <p>{choice === 'yes' ? consent.isOn : consent.isOff}</p>}
    </Dialog>
  );
};
