import { demoBankBin } from '@parlour/contract/banks';
import { micros } from '@parlour/contract/money';
import type { Transaction } from '@parlour/node-kit/database/database';
import { insertDemoBank, insertMethod } from './method-queries';

const sandboxNames = { VI: 'Thanh toán thử', EN: 'Sandbox payment', TY: 'Pagsubok na bayad' };

const bounds: Record<string, { min: string; max: string; presets: string[] }> = {
  VND: {
    min: '50000',
    max: '100000000',
    presets: ['50000', '100000', '200000', '500000', '1000000', '5000000'],
  },
  PHP: { min: '100', max: '200000', presets: ['100', '200', '500', '1000', '5000', '10000'] },
};

const bankNames = {
  VI: 'Chuyển khoản ngân hàng',
  EN: 'Bank transfer',
  TY: 'Bank transfer',
  ID: 'Transfer bank',
  TH: 'โอนผ่านธนาคาร',
  CN: '银行转账',
  JA: '銀行振込',
};

/**
 * Gives a demo brand the sandbox method in its currency, and in đồng a bank transfer by a bank that
 * does not exist: an operator pays withdrawals by hand, and imports its statements.
 */
export const seedCashier = async (
  sql: Transaction,
  brand: string,
  currency: string,
): Promise<void> => {
  const { min, max, presets } = bounds[currency] ?? { min: '1', max: '1000000', presets: [] };
  const terms = {
    currency,
    min: micros(min),
    max: micros(max),
    feePermille: 0,
    presets: presets.map(micros),
    demo: true,
  };
  const ofSandbox = { code: 'sandbox', provider: 'sandbox', names: sandboxNames, minutes: 0 };
  const sandbox = { ...terms, ...ofSandbox, decimals: 6, position: 0 };
  await insertMethod(sql, brand, sandbox);
  await insertMethod(sql, brand, sandbox, 'withdrawal');
  if (currency !== 'VND') return;
  const provider = 'demo-bank';
  const ofBank = { code: 'bank', provider, names: bankNames, minutes: 10 };
  const bank = { ...terms, ...ofBank, decimals: 0, position: 1 };
  await insertMethod(sql, brand, bank);
  await insertMethod(sql, brand, { ...bank, minutes: 60 }, 'withdrawal');
  await insertDemoBank(sql, {
    brand,
    methodCode: 'bank',
    provider,
    bin: demoBankBin,
    number: '9001234567890',
    holder: 'CONG TY PARLOUR DEMO',
  });
};
