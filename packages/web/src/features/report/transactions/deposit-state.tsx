import type { DepositReason, DepositStatus } from '@parlour/contract/cashier';
import { Status, type Tone } from '@parlour/ui/components/display/tag';
import { checkCircleFill } from '@parlour/ui/icons/check-circle';
import { hourglass } from '@parlour/ui/icons/hourglass';
import { xCircle } from '@parlour/ui/icons/x-circle';
import { usePhrases } from '@parlour/ui/use-phrases';
import css from '../record.module.css';

const signs: Record<DepositStatus, { tone: Tone; icon: string }> = {
  pending: { tone: 'info', icon: hourglass },
  received: { tone: 'info', icon: hourglass },
  credited: { tone: 'pos', icon: checkCircleFill },
  failed: { tone: 'neg', icon: xCircle },
  expired: { tone: 'plain', icon: xCircle },
};

type DepositStateProps = { status: DepositStatus; reason?: DepositReason | undefined };

/** Where a deposit stands, and why. */
export const DepositState = ({ status, reason }: DepositStateProps) => {
  const { cashier: words } = usePhrases('cashier');
  return (
    <>
      <Status {...signs[status]}>{words[status]}</Status>
      {reason && <span className={`t-small t-2 ${css.why}`}>{words[`reason_${reason}`]}</span>}
    </>
  );
};
