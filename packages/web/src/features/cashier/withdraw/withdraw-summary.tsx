import type { PaymentMethod } from '@parlour/contract/cashier';
import { fill } from '@parlour/locales/phrases';
import { EngravedBackground } from '@parlour/ui/components/art/engraved-background';
import { type Fact, Facts } from '@parlour/ui/components/display/facts';
import { Money } from '@parlour/ui/components/display/money';
import { TornTicket } from '@parlour/ui/components/display/ticket';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { ReactNode } from 'react';
import { useBrand } from '../../../lib/brand/brand';
import { lessFee } from '../amounts';
import css from '../deposit.module.css';

type WithdrawSummaryProps = {
  method: PaymentMethod;
  /** Undefined while the amount is invalid. */
  amount: string | undefined;
  /** What sends the form. */
  children: ReactNode;
};

/** Fee, what arrives and how long it takes, before anything is sent. */
export const WithdrawSummary = ({ method, amount, children }: WithdrawSummaryProps) => {
  const { withdrawal: words } = usePhrases('withdrawal');
  const { currencySymbol: symbol } = useBrand();
  const { fee, received } = amount ? lessFee(amount, method) : {};
  const time =
    method.minutes === 0 ? words.atOnce : fill(words.minutes, { minutes: method.minutes });
  const costs: Fact[] = [
    { name: words.fee, value: <Money amount={fee} /> },
    { name: words.time, value: time },
  ];
  return (
    <>
      <div className={css.onDesk}>
        <TornTicket
          head={
            <EngravedBackground name="deposit">
              <div className={css.summaryHead}>
                <p className="t-small t-2">{words.arrives}</p>
                <Money amount={received} size="xl" symbol={symbol} />
              </div>
            </EngravedBackground>
          }
        >
          <div className={css.summaryBody}>
            <Facts facts={[{ name: words.amount, value: <Money amount={amount} /> }, ...costs]} />
            {children}
          </div>
        </TornTicket>
      </div>
      <div className={css.costs}>
        <hr className="rule" />
        <Facts facts={costs} />
      </div>
      <div className={css.foot}>
        <div>
          <p className="t-small t-2">{words.arrives}</p>
          <Money amount={received} size="l" symbol={symbol} />
        </div>
        {children}
      </div>
    </>
  );
};
