import type { Member } from '@parlour/contract/player';
import { Button } from '@parlour/ui/components/form/button';
import { usePhrases } from '@parlour/ui/use-phrases';
import { closeModal, openModal } from '../../../lib/navigation/modal';
import css from '../session.module.css';

/** What a new account does not have yet, each with its way; the security page has the same. */
export const NextSteps = ({ member }: { member: Member }) => {
  const { session: words } = usePhrases('session');
  const { hasPaymentPassword, emailMasked, mobileMasked } = member;
  const hasContact = (emailMasked ?? mobileMasked) !== undefined;
  return (
    <div className={css.form}>
      <p className="t-2">{words.nextWhy}</p>
      {!hasPaymentPassword && (
        <Button onClick={() => openModal('paymentPassword', {})} wide>
          {words.nextPaymentPassword}
        </Button>
      )}
      {!hasContact && (
        <>
          <Button onClick={() => openModal('contact', { kind: 'mobile' })} wide>
            {words.nextMobile}
          </Button>
          <Button onClick={() => openModal('contact', { kind: 'email' })} wide>
            {words.nextEmail}
          </Button>
        </>
      )}
      <Button data-first-focus="" look="primary" onClick={closeModal} wide>
        {words.nextLater}
      </Button>
    </div>
  );
};
