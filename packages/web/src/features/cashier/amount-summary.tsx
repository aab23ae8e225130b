import { EngravedBackground } from '@parlour/ui/components/art/engraved-background';
import { type Fact, Facts } from '@parlour/ui/components/display/facts';
import { Money } from '@parlour/ui/components/display/money';
import { TornTicket } from '@parlour/ui/components/display/ticket';
import type { ReactNode } from 'react';
import { useBrand } from '../../lib/brand/brand';
import css from './deposit.module.css';

type AmountSummaryProps = {
  /** What is left of the amount after the fee, and its name. */
  arriving: { name: string; amount: string | undefined };
  amount: Fact;
  /** What it costs and what follows from it. */
  costs: readonly Fact[];
  /** Under the figure on a desktop: how long it takes. */
  time?: string;
  note?: ReactNode;
  /** What sends the form. */
  children: ReactNode;
};

/**
 * What an amount comes to, before anything is sent: a ticket beside the form on a desktop; on a
 * phone its costs are below the form and the total in a footer that is always visible.
 */
export const AmountSummary = (props: AmountSummaryProps) => {
  const { arriving, amount, costs, time, note, children } = props;
  const { currencySymbol: symbol } = useBrand();
  return (
    <>
      <div className={css.onDesk}>
        <TornTicket
          head={
            <EngravedBackground name="deposit">
              <div className={css.summaryHead}>
                <p className="t-small t-2">{arriving.name}</p>
                <Money amount={arriving.amount} size="xl" symbol={symbol} />
                {time && <p className="t-small t-2">{time}</p>}
              </div>
            </EngravedBackground>
          }
        >
          <div className={css.summaryBody}>
            <Facts facts={[amount, ...costs]} />
            {children}
          </div>
        </TornTicket>
        {note}
      </div>
      <div className={css.costs}>
        <hr className="rule" />
        <Facts facts={costs} />
        {note}
      </div>
      <div className={css.foot}>
        <div>
          <p className="t-small t-2">{arriving.name}</p>
          <Money amount={arriving.amount} size="l" symbol={symbol} />
        </div>
        {children}
      </div>
    </>
  );
};
