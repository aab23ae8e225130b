import type { RoundStatus } from '@parlour/contract/round';
import { Status } from '@parlour/ui/components/display/tag';
import { signOf } from '@parlour/ui/format';
import { arrowCounterClockwise } from '@parlour/ui/icons/arrow-counter-clockwise';
import { equals } from '@parlour/ui/icons/equals';
import { hourglass } from '@parlour/ui/icons/hourglass';
import { trendDown } from '@parlour/ui/icons/trend-down';
import { trendUp } from '@parlour/ui/icons/trend-up';
import { usePhrases } from '@parlour/ui/use-phrases';

/** How a round ended: a sign and a word, never colour alone. */
export const Outcome = ({
  round: { status, net },
}: {
  round: { status: RoundStatus; net: string };
}) => {
  const { report } = usePhrases('report');
  if (status === 'open')
    return (
      <Status icon={hourglass} tone="plain">
        {report.open}
      </Status>
    );
  if (status === 'refunded') {
    return (
      <Status icon={arrowCounterClockwise} tone="plain">
        {report.refunded}
      </Status>
    );
  }
  switch (signOf(net)) {
    case 1:
      return (
        <Status icon={trendUp} tone="pos">
          {report.won}
        </Status>
      );
    case -1:
      return (
        <Status icon={trendDown} tone="neg">
          {report.lost}
        </Status>
      );
    case 0:
      return (
        <Status icon={equals} tone="plain">
          {report.even}
        </Status>
      );
  }
};
