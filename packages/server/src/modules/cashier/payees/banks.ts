import { bankByBin, banks, demoBankBin, demoBankName } from '@parlour/contract/banks';
import type { PayeeBank } from '@parlour/contract/cashier/payees';

/** What a Vietnamese number may have where a bank is not known to be narrower. */
const usual = [6, 19] as const;

// No authority publishes the lengths: each range holds what the bank gives out today.
const digitsByBin: Record<string, readonly [min: number, max: number]> = {
  '970436': [9, 14],
  '970415': [9, 16],
  '970418': [9, 16],
  '970405': [9, 16],
  '970407': [8, 19],
  '970416': [6, 15],
  '970423': [8, 15],
  '970403': [8, 16],
};

/** The bank of the demonstration, in every currency. */
const demoBank: PayeeBank = {
  code: demoBankBin,
  name: demoBankName,
  minDigits: 8,
  maxDigits: 16,
};

const vietnamese: PayeeBank[] = banks.map(({ bin, shortName }) => {
  const [minDigits, maxDigits] = digitsByBin[bin] ?? usual;
  return { code: bin, name: shortName, minDigits, maxDigits };
});

/** The banks of a currency; that of the demonstration only where money is play money. */
export const banksFor = (currency: string, isDemo: boolean): PayeeBank[] => [
  ...(isDemo ? [demoBank] : []),
  ...(currency === 'VND' ? vietnamese : []),
];

/** A bank of an existing payee, even if none can be added there any more. */
export const bankName = (code: string): string =>
  code === demoBank.code ? demoBank.name : (bankByBin(code)?.shortName ?? code);
