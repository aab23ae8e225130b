import type { Neighbour, PlayerTransfer } from '@parlour/contract/wallet';
import { Button } from '@parlour/ui/components/form/button';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { Tabs } from '@parlour/ui/components/layout/tabs';
import { lockKey } from '@parlour/ui/icons/lock-key';
import { usersThree } from '@parlour/ui/icons/users-three';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { QueryScope } from '../../../lib/api/queries';
import { useBrand } from '../../../lib/brand/brand';
import { openModal } from '../../../lib/navigation/modal';
import { useSession } from '../../../lib/session/session';
import css from '../wallet-page.module.css';
import { NeighbourForm } from './neighbour-form';
import { SentTransfer } from './sent-transfer';

/**
 * `transferUpline`: money for the player directly above, and for one directly below, with the
 * payment password.
 */
export const NeighbourPage = () => (
  <QueryScope>
    <Neighbours />
  </QueryScope>
);

const Neighbours = () => {
  const { refusal, wallet: words } = usePhrases('refusal', 'wallet');
  const { hasTransfers } = useBrand();
  const member = useSession((state) => state.member);
  const [sent, setSent] = useState<PlayerTransfer>();
  const [chosen, choose] = useState<Neighbour>();
  if (!member) return null;
  if (sent) return <SentTransfer onAgain={() => setSent(undefined)} transfer={sent} />;
  const { toUpline, hasDownlines } = member;
  if (!hasTransfers)
    return <EmptyState icon={usersThree}>{refusal['brand.not_enabled']}</EmptyState>;
  if (!toUpline && !hasDownlines) {
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
  const to = chosen ?? (toUpline ? 'upline' : 'downline');
  const form = (
    <NeighbourForm key={to} onSent={setSent} upline={to === 'upline' ? toUpline : undefined} />
  );
  if (!toUpline || !hasDownlines) return form;
  return (
    <div className={css.wallet}>
      <Tabs
        items={[
          { id: 'upline', label: words.toUpline },
          { id: 'downline', label: words.toDownline },
        ]}
        label={words.transferWhom}
        onChange={choose}
        value={to}
      />
      {form}
    </div>
  );
};
