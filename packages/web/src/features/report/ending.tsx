import { endingOf, type RoundEnding } from '@parlour/contract/report/rounds';
import type { RoundStatus } from '@parlour/contract/round';
import { Status, type Tone } from '@parlour/ui/components/display/tag';
import { arrowCounterClockwise } from '@parlour/ui/icons/arrow-counter-clockwise';
import { equals } from '@parlour/ui/icons/equals';
import { hourglass } from '@parlour/ui/icons/hourglass';
import { trendDown } from '@parlour/ui/icons/trend-down';
import { trendUp } from '@parlour/ui/icons/trend-up';
import { usePhrases } from '@parlour/ui/use-phrases';

const signs: Record<RoundEnding, { icon: string; tone: Tone }> = {
  won: { icon: trendUp, tone: 'pos' },
  lost: { icon: trendDown, tone: 'neg' },
  even: { icon: equals, tone: 'plain' },
  open: { icon: hourglass, tone: 'plain' },
  refunded: { icon: arrowCounterClockwise, tone: 'plain' },
};

type EndingProps = {
  round: { status: RoundStatus; net: string };
  /** Two operators voided it. */
  isVoided?: boolean | undefined;
};

/** How a round ended: a sign and a word, never colour alone. */
export const Ending = ({ round, isVoided = false }: EndingProps) => {
  const { report: words } = usePhrases('report');
  const ending = endingOf(round);
  if (isVoided) return <Status {...signs.refunded}>{words.voided}</Status>;
  return <Status {...signs[ending]}>{words[ending]}</Status>;
};
