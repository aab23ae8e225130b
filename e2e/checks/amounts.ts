import { micros, moneyText } from '@parlour/contract/money';

/** The amount of a text on the screen, whatever sign of a currency stands by it. */
export const amountIn = (text: string): bigint => {
  const figure = micros(text.replaceAll(/[^\d.]/g, ''));
  return text.includes('−') ? -figure : figure;
};

/** An amount as the screen has it, without the currency. */
export const amountText = (amount: bigint): string =>
  Number(moneyText(amount)).toLocaleString('en', { minimumFractionDigits: 2 });
