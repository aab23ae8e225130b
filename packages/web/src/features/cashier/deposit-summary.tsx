import type { PaymentMethod } from '@parlour/contract/cashier';
import { micros, moneyText } from '@parlour/contract/money';
import { fill } from '@parlour/locales/phrases';
import type { Fact } from '@parlour/ui/components/display/facts';
import { Money } from '@parlour/ui/components/display/money';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { ReactNode } from 'react';
import { useBalance } from '../../lib/session/balance';
import { AmountSummary } from './amount-summary';
import { lessFee } from './amounts';
import css from './deposit.module.css';

type DepositSummaryProps = {
  method: PaymentMethod;
  /** Undefined while the amount is invalid. */
  amount: string | undefined;
  /** What sends the form. */
  children: ReactNode;
};

/** The received amount, the fee and the resulting balance. */
export const DepositSummary = ({ method, amount, children }: DepositSummaryProps) => {
  const { cashier: words } = usePhrases('cashier');
  const { balance, isHidden } = useBalance();
  const { fee, received } = amount ? lessFee(amount, method) : {};
  const after =
    balance && received ? moneyText(micros(balance.cash) + micros(received)) : undefined;
  const costs: Fact[] = [
    { name: words.feeName, value: <Money amount={fee} /> },
    { name: words.after, value: <Money amount={after} hidden={isHidden} /> },
  ];
  return (
    <AmountSummary
      amount={{ name: words.amount, value: <Money amount={amount} /> }}
      arriving={{ name: words.youReceive, amount: received }}
      costs={costs}
      note={method.demo && <p className={css.note}>{words.sandboxInfo}</p>}
      time={
        method.minutes === 0 ? words.atOnce : fill(words.usualTime, { minutes: method.minutes })
      }
    >
      {children}
    </AmountSummary>
  );
};
