import type { PaymentMethod } from '@parlour/contract/cashier';
import { fill } from '@parlour/locales/phrases';
import type { Fact } from '@parlour/ui/components/display/facts';
import { Money } from '@parlour/ui/components/display/money';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { ReactNode } from 'react';
import { AmountSummary } from '../amount-summary';
import { lessFee } from '../amounts';

type WithdrawSummaryProps = {
  method: PaymentMethod;
  /** Undefined while the amount is invalid. */
  amount: string | undefined;
  /** What sends the form. */
  children: ReactNode;
};

/** Fee, what arrives and how long it takes. */
export const WithdrawSummary = ({ method, amount, children }: WithdrawSummaryProps) => {
  const { withdrawal: words } = usePhrases('withdrawal');
  const { fee, received } = amount ? lessFee(amount, method) : {};
  const time =
    method.minutes === 0 ? words.atOnce : fill(words.minutes, { minutes: method.minutes });
  const costs: Fact[] = [
    { name: words.fee, value: <Money amount={fee} /> },
    { name: words.time, value: time },
  ];
  return (
    <AmountSummary
      amount={{ name: words.amount, value: <Money amount={amount} /> }}
      arriving={{ name: words.arrives, amount: received }}
      costs={costs}
    >
      {children}
    </AmountSummary>
  );
};
