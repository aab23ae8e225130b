import { micros } from '@parlour/contract/money';
import type { Transaction } from '@parlour/node-kit/database/database';
import { insertMethod } from './method-queries';

const names = { VI: 'Thanh toán thử', EN: 'Sandbox payment', TY: 'Pagsubok na bayad' };

const bounds: Record<string, { min: string; max: string; presets: string[] }> = {
  VND: {
    min: '50000',
    max: '100000000',
    presets: ['50000', '100000', '200000', '500000', '1000000', '5000000'],
  },
  PHP: { min: '100', max: '200000', presets: ['100', '200', '500', '1000', '5000', '10000'] },
};

/** Gives a demo brand the sandbox method in its currency. */
export const seedCashier = async (
  sql: Transaction,
  brand: string,
  currency: string,
): Promise<void> => {
  const { min, max, presets } = bounds[currency] ?? { min: '1', max: '1000000', presets: [] };
  await insertMethod(sql, brand, {
    code: 'sandbox',
    provider: 'sandbox',
    names,
    currency,
    min: micros(min),
    max: micros(max),
    feePermille: 0,
    minutes: 0,
    presets: presets.map(micros),
    demo: true,
  });
};
