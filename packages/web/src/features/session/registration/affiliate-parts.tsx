import { Button } from '@parlour/ui/components/form/button';
import { Icon } from '@parlour/ui/components/art/icon';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { ticket } from '@parlour/ui/icons/ticket';
import { usePhrases } from '@parlour/ui/use-phrases';
import css from '../session.module.css';

/** The code that the link brought, in place of its field. */
export const AppliedCode = ({ code }: { code: string }) => {
  const { session } = usePhrases('session');
  return (
    <p className={css.applied}>
      <Icon of={ticket} size={20} />
      <span>{session.affiliateApplied}</span>
      <b>{code}</b>
    </p>
  );
};

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
