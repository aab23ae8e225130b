import { micros } from '@parlour/contract/money';
import { type NumberWords, spelled } from '@parlour/locales/number-words';

/** An amount as it is written on a cheque: `Hai triệu hai trăm nghìn đồng`. */
export const inWords = (amount: string, numbers: NumberWords, unit: string): string => {
  const cents = micros(amount) / 10_000n;
  const rest = cents % 100n;
  const words = spelled(cents / 100n, numbers);
  const tail = rest ? ` ${numbers.and} ${rest}/100` : '';
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${tail} ${unit}`;
};
