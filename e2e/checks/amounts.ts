import { micros, moneyText } from '@parlour/contract/money';

/** The amount of a text on the screen, with any currency sign beside it. */
export const amountIn = (text: string): bigint => {
  const figure = micros(text.replaceAll(/[^\d.]/g, ''));
  return text.includes('−') ? -figure : figure;
};

/** The text of an amount on the screen, without the currency. */
export const amountText = (amount: bigint): string =>
  Number(moneyText(amount)).toLocaleString('en', { minimumFractionDigits: 2 });
