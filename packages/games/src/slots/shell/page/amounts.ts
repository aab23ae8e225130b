import { micros, moneyText } from '@parlour/contract/money';
import { figure, money } from '@parlour/ui/format';

/** Amounts of a currency, from decimal strings; never a float. */
export type Amounts = {
  /** `₫ 12,000.00` */
  money: (amount: string) => string;
  /** `+₫ 12,000.00` */
  gain: (amount: string) => string;
  /** `12,000.00` */
  figure: (amount: string) => string;
  /** `+12,000.00` or `−12,000.00` */
  signed: (amount: string) => string;
};

export const amountsOf = (symbol: string): Amounts => ({
  money: (amount) => money(amount, symbol),
  gain: (amount) => money(amount, symbol, { signed: true }),
  figure: (amount) => figure(amount),
  signed: (amount) => figure(amount, { signed: true }),
});

/** What a number of units is worth at a stake of `units` units. */
export const worthOf = (stake: string, units: number, paid: number): string =>
  moneyText((micros(stake) * BigInt(paid)) / BigInt(units));

/** What stands in the result bar while the figure runs from one number of units to another. */
export const runningWorth = (
  stake: string,
  units: number,
  from: number,
  to: number,
  share: number,
): string => {
  const start = micros(stake) * BigInt(from);
  const way = micros(stake) * BigInt(to - from);
  const thousandths = BigInt(Math.round(share * 1000));
  const cent = 10_000n;
  const value = (start + (way * thousandths) / 1000n) / BigInt(units);
  return moneyText(share >= 1 ? value : (value / cent) * cent);
};

/** `12.50` for 250 units of 20: whole hundredths, cut. */
export const timesText = (paid: number, units: number): string => {
  const hundredths = (BigInt(paid) * 100n) / BigInt(units);
  return figure(moneyText(hundredths * 10_000n));
};

export const sum = (one: string, other: string): string => moneyText(micros(one) + micros(other));

export const less = (one: string, other: string): string => moneyText(micros(one) - micros(other));

export const covers = (balance: string, stake: string): boolean => micros(balance) >= micros(stake);
