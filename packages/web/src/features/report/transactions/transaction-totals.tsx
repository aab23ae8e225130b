import type { TransactionTotals as Totals } from '@parlour/contract/report';
import { Figures } from '@parlour/ui/components/display/facts';
import { Money } from '@parlour/ui/components/display/money';
import { Ticket } from '@parlour/ui/components/display/ticket';
import { count } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useBalance } from '../../../lib/session/balance';
import css from '../record.module.css';

/** Opening, in, out, closing: over the whole period, whatever the page and the type. */
export const TransactionTotals = ({ totals, total }: { totals: Totals; total: number }) => {
  const { report: words } = usePhrases('report');
  const hidden = useBalance((state) => state.isHidden);
  const figure = (amount: string) => <Money amount={amount} hidden={hidden} size="m" />;
  const out = totals.out === '0' ? '0' : `-${totals.out}`;
  return (
    <div className={css.movements}>
      <Ticket>
        <Figures
          facts={[
            { name: words.opening, value: figure(totals.opening) },
            {
              name: words.moneyIn,
              value: <Money amount={totals.in} coloured hidden={hidden} signed size="m" />,
            },
            {
              name: words.moneyOut,
              value: <Money amount={out} coloured hidden={hidden} signed size="m" />,
            },
            { name: words.closing, value: figure(totals.closing) },
          ]}
        />
      </Ticket>
      <p className={css.note}>{fill(words.transactionCount, { count: count(total) })}</p>
    </div>
  );
};
