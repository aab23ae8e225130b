import { micros } from '@parlour/contract/money';
import type { NumberWords } from '@parlour/locales/number-words';
import { fill } from '@parlour/locales/phrases';

/** An amount as it is written on a cheque: `Hai triệu hai trăm nghìn đồng`. */
export const inWords = (amount: string, numbers: NumberWords, unit: string): string => {
  const cents = micros(amount) / 10_000n;
  const rest = cents % 100n;
  const words = numbers.inWords(cents / 100n);
  const whole = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return rest
    ? fill<string>(numbers.withHundredths, { words: whole, hundredths: `${rest}/100`, unit })
    : fill<string>(numbers.whole, { words: whole, unit });
};
