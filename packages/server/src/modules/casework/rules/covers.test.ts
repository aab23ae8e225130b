import type { RuleJoin } from '@parlour/contract/rule-desk';
import { describe, expect, test } from 'vitest';
import { covers } from './written-rule';

const rule = (join: RuleJoin, ...comparisons: string[]) => ({ join, comparisons });

describe('[OPS-01] a rule calls wherever it called before', () => {
  test.each([
    ['the same', rule('any', 'amount >= 5'), rule('any', 'amount >= 5')],
    ['a lower amount', rule('any', 'amount >= 5.50'), rule('any', 'amount >= 5.5')],
    ['more hours', rule('any', 'hoursSinceDevice < 24'), rule('any', 'hoursSinceDevice < 48')],
    ['one more of any', rule('any', 'amount >= 5'), rule('any', 'isFirst = true', 'amount >= 4')],
    ['one less of all', rule('all', 'amount >= 5', 'isFirst = true'), rule('all', 'amount >= 5')],
    [
      'any for all',
      rule('all', 'amount >= 5', 'isFirst = true'),
      rule('any', 'amount >= 5', 'isFirst = true'),
    ],
  ])('with %s', (_name, first, second) => expect(covers(first, second)).toBe(true));

  test.each([
    ['a higher amount', rule('any', 'amount >= 5'), rule('any', 'amount >= 6')],
    ['fewer hours', rule('any', 'hoursSinceDevice < 24'), rule('any', 'hoursSinceDevice < 12')],
    ['one less of any', rule('any', 'amount >= 5', 'isFirst = true'), rule('any', 'amount >= 5')],
    ['one more of all', rule('all', 'amount >= 5'), rule('all', 'amount >= 5', 'isFirst = true')],
    [
      'all for any',
      rule('any', 'amount >= 5', 'isFirst = true'),
      rule('all', 'amount >= 5', 'isFirst = true'),
    ],
    ['another fact', rule('any', 'amount >= 5'), rule('any', 'amountOfDay >= 5')],
    ['another sign', rule('any', 'amount >= 5'), rule('any', 'amount > 5')],
    ['what was written by hand', rule('written', '{}'), rule('any', 'amount >= 1')],
  ])('but not with %s', (_name, first, second) => expect(covers(first, second)).toBe(false));
});
