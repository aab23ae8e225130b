import { Button } from '@parlour/ui/components/form/button';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { closeModal, openModal } from '../../../lib/navigation/modal';

/** A trial account asked for what only a true account may do. */
export const TrueAccount = () => {
  const { brand, common, refusal } = usePhrases('brand', 'common', 'refusal');
  return (
    <Dialog
      actions={
        <>
          <Button onClick={() => openModal('register', {})}>{brand.signUp}</Button>
          <Button look="primary" onClick={closeModal}>
            {common.in_increase_submit}
          </Button>
        </>
      }
      onClose={closeModal}
      title={brand.trialAccount}
    >
      <p className="t-2">{refusal['session.trial_account']}</p>
    </Dialog>
  );
};
