import { micros, moneyText } from '@parlour/contract/money';
import { figure } from '@parlour/ui/format';

/** What a method takes of an amount: its part per thousand, cut to the micro. */
export const feeOf = (amount: string, feePermille: number): string =>
  moneyText((micros(amount) * BigInt(feePermille)) / 1000n);

export const lessFee = (amount: string, feePermille: number): string =>
  moneyText(micros(amount) - micros(feeOf(amount, feePermille)));

/** A suggested amount in short, only where nothing is lost: `200K`, `5M`, else in full. */
export const shortAmount = (amount: string): string => {
  const units = micros(amount) / 1_000_000n;
  if (micros(amount) % 1_000_000n !== 0n) return figure(amount);
  if (units >= 1_000_000n && units % 1_000_000n === 0n) return `${units / 1_000_000n}M`;
  if (units >= 1000n && units % 1000n === 0n) return `${units / 1000n}K`;
  return figure(amount);
};
