import type { Totals } from '@parlour/contract/report';
import { Figures } from '@parlour/ui/components/display/facts';
import { Money } from '@parlour/ui/components/display/money';
import { Ticket } from '@parlour/ui/components/display/ticket';
import { count } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useBalance } from '../../lib/session/balance';
import css from './record.module.css';

/** Over everything in the period, not only over the page that is shown. */
export const RecordTotals = ({ totals }: { totals: Totals }) => {
  const { report } = usePhrases('report');
  const hidden = useBalance((state) => state.isHidden);
  return (
    <div className={css.totalsBar}>
      <Ticket notch="third">
        <Figures
          facts={[
            {
              name: report.totalStake,
              value: <Money amount={totals.stake} hidden={hidden} size="m" />,
            },
            {
              name: report.totalPayout,
              value: <Money amount={totals.payout} hidden={hidden} size="m" />,
            },
            {
              name: report.totalNet,
              value: <Money amount={totals.net} coloured hidden={hidden} signed size="m" />,
            },
          ]}
        />
        <p className="sr-only">{fill(report.totals, { count: count(totals.rounds) })}</p>
      </Ticket>
    </div>
  );
};
