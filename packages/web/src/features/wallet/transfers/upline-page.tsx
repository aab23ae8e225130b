import type { PlayerTransfer } from '@parlour/contract/wallet';
import { Button } from '@parlour/ui/components/form/button';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { lockKey } from '@parlour/ui/icons/lock-key';
import { usersThree } from '@parlour/ui/icons/users-three';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { QueryScope } from '../../../lib/api/queries';
import { openModal } from '../../../lib/navigation/modal';
import { useSession } from '../../../lib/session/session';
import { SentTransfer } from './sent-transfer';
import { UplineForm } from './upline-form';

/** `transferUpline`: money for the player directly above, with the payment password. */
export const UplinePage = () => (
  <QueryScope>
    <Upline />
  </QueryScope>
);

const Upline = () => {
  const { refusal, wallet: words } = usePhrases('refusal', 'wallet');
  const member = useSession((state) => state.member);
  const [sent, setSent] = useState<PlayerTransfer>();
  if (!member) return null;
  if (sent) return <SentTransfer onAgain={() => setSent(undefined)} transfer={sent} />;
  if (!member.toUpline) {
    return <EmptyState icon={usersThree}>{refusal['agent.no_upline']}</EmptyState>;
  }
  if (!member.hasPaymentPassword) {
    const action = (
      <Button look="accent" onClick={() => openModal('paymentPassword', {})}>
        {words.setPaymentPassword}
      </Button>
    );
    return (
      <EmptyState action={action} icon={lockKey}>
        {refusal['wallet.payment_password_missing']}
      </EmptyState>
    );
  }
  return <UplineForm onSent={setSent} upline={member.toUpline} />;
};
