import { fill } from '@parlour/locales/phrases';
import { Figures } from '@parlour/ui/components/display/facts';
import { Money } from '@parlour/ui/components/display/money';
import { Ticket } from '@parlour/ui/components/display/ticket';
import { count as countText } from '@parlour/ui/format';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useBalance } from '../../../lib/session/balance';
import css from '../record.module.css';

type ListTotalsProps = { count: number; facts: readonly { name: string; amount: string }[] };

/** Over everything of the filter, not only what is shown. */
export const ListTotals = ({ count, facts }: ListTotalsProps) => {
  const { report: words } = usePhrases('report');
  const hidden = useBalance((state) => state.isHidden);
  return (
    <div className={css.movements}>
      <Ticket>
        <Figures
          facts={facts.map(({ name, amount }) => ({
            name,
            value: <Money amount={amount} hidden={hidden} size="m" />,
          }))}
        />
      </Ticket>
      <p className={css.note}>{fill(words.transactionCount, { count: countText(count) })}</p>
    </div>
  );
};
