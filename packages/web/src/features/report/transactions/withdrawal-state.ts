import type { WithdrawalState } from '@parlour/contract/cashier/withdrawals';
import type { Tone } from '@parlour/ui/components/display/tag';
import { checkCircleFill } from '@parlour/ui/icons/check-circle';
import { hourglass } from '@parlour/ui/icons/hourglass';
import { xCircle } from '@parlour/ui/icons/x-circle';

const tones: Record<WithdrawalState, Tone> = {
  reviewing: 'info',
  sending: 'info',
  unknown: 'warn',
  paid: 'pos',
  refused: 'neg',
  failed: 'neg',
};

const icons: Partial<Record<Tone, string>> = { pos: checkCircleFill, neg: xCircle };

export const signOf = (state: WithdrawalState): { tone: Tone; icon: string } => ({
  tone: tones[state],
  icon: icons[tones[state]] ?? hourglass,
});
