import type { Withdrawal } from '@parlour/contract/cashier/withdrawals';
import type { Phrases } from '@parlour/locales/nouns';
import type { Tone } from '@parlour/ui/components/display/tag';
import { checkCircleFill } from '@parlour/ui/icons/check-circle';
import { hourglass } from '@parlour/ui/icons/hourglass';
import { xCircle } from '@parlour/ui/icons/x-circle';

/** How a state looks, and what it is called. */
export const lookOf = (
  { status, receipt }: Withdrawal,
  words: Phrases['withdrawal'],
): { tone: Tone; icon: string; name: string } => {
  const isDone = receipt && /^(received|automatic|settled)$/.test(receipt.state);
  switch (status) {
    case 'paid':
      return { tone: 'pos', icon: checkCircleFill, name: isDone ? words.done : words.paid };
    case 'refused':
      return { tone: 'neg', icon: xCircle, name: words.refused };
    case 'failed':
      return { tone: 'neg', icon: xCircle, name: words.failed };
    case 'unknown':
      return { tone: 'warn', icon: hourglass, name: words.unknown };
    case 'reviewing':
      return { tone: 'info', icon: hourglass, name: words.reviewing };
    default:
      return { tone: 'info', icon: hourglass, name: words.sendingNow };
  }
};
