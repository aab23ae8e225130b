import type { DepositStatus } from '@parlour/contract/cashier';
import { Status, type Tone } from '@parlour/ui/components/display/tag';
import { checkCircleFill } from '@parlour/ui/icons/check-circle';
import { hourglass } from '@parlour/ui/icons/hourglass';
import { xCircle } from '@parlour/ui/icons/x-circle';
import { usePhrases } from '@parlour/ui/use-phrases';

const signs: Record<DepositStatus, { tone: Tone; icon: string }> = {
  pending: { tone: 'info', icon: hourglass },
  received: { tone: 'info', icon: hourglass },
  credited: { tone: 'pos', icon: checkCircleFill },
  failed: { tone: 'neg', icon: xCircle },
  expired: { tone: 'plain', icon: xCircle },
};

export const DepositState = ({ status }: { status: DepositStatus }) => {
  const { cashier: words } = usePhrases('cashier');
  return <Status {...signs[status]}>{words[status]}</Status>;
};
