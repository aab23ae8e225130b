import type { PaymentMethod } from '@parlour/contract/cashier';
import { micros, moneyText } from '@parlour/contract/money';
import { type Fact, Facts } from '@parlour/ui/components/display/facts';
import { Money } from '@parlour/ui/components/display/money';
import { TornTicket } from '@parlour/ui/components/display/ticket';
import { EngravedBackground } from '@parlour/ui/components/art/engraved-background';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { ReactNode } from 'react';
import { useBalance } from '../../lib/session/balance';
import { useBrand } from '../../lib/brand/brand';
import { lessFee } from './amounts';
import css from './deposit.module.css';

type DepositSummaryProps = {
  method: PaymentMethod;
  /** Undefined while the amount is invalid. */
  amount: string | undefined;
  /** What sends the form. */
  children: ReactNode;
};

/**
 * The received amount, the fee and the resulting balance, before anything is sent: a ticket beside
 * the form on a desktop; on a phone its figures are below the form and the total in a footer that
 * is always visible.
 */
export const DepositSummary = ({ method, amount, children }: DepositSummaryProps) => {
  const { cashier: words } = usePhrases('cashier');
  const { currencySymbol: symbol } = useBrand();
  const { balance, isHidden } = useBalance();
  const { fee, received } = amount ? lessFee(amount, method) : {};
  const after =
    balance && received ? moneyText(micros(balance.cash) + micros(received)) : undefined;
  const costs: Fact[] = [
    { name: words.feeName, value: <Money amount={fee} /> },
    { name: words.after, value: <Money amount={after} hidden={isHidden} /> },
  ];
  const note = method.demo && <p className={css.note}>{words.sandboxInfo}</p>;
  return (
    <>
      <div className={css.onDesk}>
        <TornTicket
          head={
            <EngravedBackground name="deposit">
              <div className={css.summaryHead}>
                <p className="t-small t-2">{words.youReceive}</p>
                <Money amount={received} size="xl" symbol={symbol} />
                <p className="t-small t-2">
                  {method.minutes === 0
                    ? words.atOnce
                    : fill(words.usualTime, { minutes: method.minutes })}
                </p>
              </div>
            </EngravedBackground>
          }
        >
          <div className={css.summaryBody}>
            <Facts facts={[{ name: words.amount, value: <Money amount={amount} /> }, ...costs]} />
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
          <p className="t-small t-2">{words.youReceive}</p>
          <Money amount={received} size="l" symbol={symbol} />
        </div>
        {children}
      </div>
    </>
  );
};
