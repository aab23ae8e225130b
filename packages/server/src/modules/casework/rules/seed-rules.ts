import type { Transaction } from '@parlour/node-kit/database/database';
import { insertRule, lockAllRules, readBrandsWithoutRules } from './queries';
import type { Condition } from './condition';

/**
 * The rules with which a brand begins; `large` is a decimal amount in its currency. The one that
 * asks for documents before a first withdrawal begins switched off.
 */
const seedRules = async (
  sql: Transaction,
  brand: string,
  { large }: { large: string },
): Promise<void> => {
  const rules: [kind: string, code: string, condition: Condition][] = [
    ['withdrawal', 'amount', { fact: 'amount', is: '>=', than: large }],
    ['withdrawal', 'first', { fact: 'isFirst', is: '=', than: true }],
    ['withdrawal', 'changed_device', { fact: 'hoursSinceDevice', is: '<', than: 24 }],
    ['withdrawal', 'changed_payee', { fact: 'hoursSincePayee', is: '<', than: 72 }],
    [
      'withdrawal',
      'velocity',
      {
        any: [
          { fact: 'withdrawalsOfDay', is: '>=', than: 3 },
          { fact: 'amountOfDay', is: '>=', than: large },
        ],
      },
    ],
    ['identity', 'first_withdrawal', { fact: 'isFirst', is: '=', than: true }],
    ['identity', 'amount', { fact: 'amountSoFar', is: '>=', than: large }],
  ];
  for (const [kind, code, condition] of rules) {
    await insertRule(sql, { brand, kind, code, condition, isEnabled: code !== 'first_withdrawal' });
  }
};

/** What counts as a large withdrawal until the brand says otherwise, in units of the currency. */
const largeIn: Record<string, string> = { VND: '20000000', PHP: '50000' };
const largeElsewhere = '1000';

/** Gives the rules of a new brand to each one that has none, however it was added. */
export const seedMissingRules = async (sql: Transaction): Promise<void> => {
  await lockAllRules(sql);
  for (const { brand, currency } of await readBrandsWithoutRules(sql)) {
    await seedRules(sql, brand, { large: largeIn[currency] ?? largeElsewhere });
  }
};
