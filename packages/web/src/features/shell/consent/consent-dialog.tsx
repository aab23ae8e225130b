import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { closeModal } from '../../../lib/navigation/modal';
import { useConsent } from './consent';
import { ConsentChoice } from './consent-choice';

/** Changes or withdraws the choice. */
export const ConsentDialog = () => {
  const { service } = usePhrases('service');
  const choice = useConsent((state) => state.choice);
  return (
    <Dialog
      actions={<ConsentChoice onDone={closeModal} />}
      onClose={closeModal}
      title={service.consentTitle}
    >
      <p className="t-2">{service.consentInfo}</p>
      {choice && <p>{choice === 'yes' ? service.consentOn : service.consentOff}</p>}
    </Dialog>
  );
};
