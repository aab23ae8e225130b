import { Button } from '@parlour/ui/components/form/button';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';

/** A wrong code stops the registration until it is corrected or taken away. */
export const WrongCode = ({ onClose }: { onClose: () => void }) => {
  const { common, session } = usePhrases('common', 'session');
  return (
    <Dialog
      actions={
        <Button look="primary" onClick={onClose}>
          {common.in_increase_submit}
        </Button>
      }
      onClose={onClose}
      title={session.affiliateCode}
    >
      <p className="t-2">{session.invitation_code_error}</p>
    </Dialog>
  );
};
