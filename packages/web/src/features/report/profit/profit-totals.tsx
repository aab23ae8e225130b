import type { ProfitTotals as Totals } from '@parlour/contract/report';
import { Facts, Figures } from '@parlour/ui/components/display/facts';
import { Money } from '@parlour/ui/components/display/money';
import { Ticket } from '@parlour/ui/components/display/ticket';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useBalance } from '../../../lib/session/balance';
import css from '../record.module.css';

/** What was staked, what was paid, and what is left of it with gifts and commissions. */
export const ProfitTotals = ({ totals }: { totals: Totals }) => {
  const { report: words } = usePhrases('report');
  const hidden = useBalance((state) => state.isHidden);
  const signed = (amount: string) => (
    <Money amount={amount} coloured hidden={hidden} signed size="m" />
  );
  return (
    <Ticket>
      <Figures
        facts={[
          {
            name: words.totalStake,
            value: <Money amount={totals.stake} hidden={hidden} size="m" />,
          },
          {
            name: words.totalPayout,
            value: <Money amount={totals.payout} hidden={hidden} size="m" />,
          },
          { name: words.totalNet, value: signed(totals.net) },
          { name: words.profit, value: signed(totals.profit) },
        ]}
      />
    </Ticket>
  );
};

type ByKindProps = { totals: Totals; netDeposits: string };

/** What came and went without play, and the net deposits of all time. */
export const ByKind = ({ totals, netDeposits }: ByKindProps) => {
  const { report: words } = usePhrases('report');
  const hidden = useBalance((state) => state.isHidden);
  const kinds = [
    'gifts',
    'commissions',
    'deposits',
    'withdrawals',
    'transfersIn',
    'transfersOut',
  ] as const;
  return (
    <section aria-labelledby="by-kind" className={css.movements}>
      <h3 className="t-h3" id="by-kind">
        {words.byKind}
      </h3>
      <Facts
        facts={[
          ...kinds.map((kind) => ({
            name: words[kind],
            value: <Money amount={totals[kind]} hidden={hidden} />,
          })),
          { name: words.netDeposits, value: <Money amount={netDeposits} hidden={hidden} /> },
        ]}
      />
    </section>
  );
};
