import { feeOf, type PaymentMethod } from '@parlour/contract/cashier';
import { micros, moneyText } from '@parlour/contract/money';
import { figure } from '@parlour/ui/format';

/** A method's fee of an amount, and the received rest. */
export const lessFee = (
  amount: string,
  { feePermille, decimals }: Pick<PaymentMethod, 'feePermille' | 'decimals'>,
): { fee: string; received: string } => {
  const fee = feeOf(micros(amount), feePermille, decimals);
  return { fee: moneyText(fee), received: moneyText(micros(amount) - fee) };
};

/** A suggested amount in short form where that is exact: `200K`, `5M`, else in full. */
export const shortAmount = (amount: string): string => {
  const units = micros(amount) / 1_000_000n;
  if (micros(amount) % 1_000_000n !== 0n) return figure(amount);
  if (units >= 1_000_000n && units % 1_000_000n === 0n) return `${units / 1_000_000n}M`;
  if (units >= 1000n && units % 1000n === 0n) return `${units / 1000n}K`;
  return figure(amount);
};
