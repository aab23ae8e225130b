import { micros } from '@parlour/contract/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Condition, type Facts, isCondition, metBy } from './condition';

const facts: Facts = {
  amount: micros('5000000'),
  isFirst: true,
  payouts: 3,
  country: 'VN',
  hoursSincePayee: undefined,
};

const isMet = (condition: Condition) => metBy(condition, facts) !== undefined;

describe('[OPS-01] a rule’s condition', () => {
  test.each<[boolean, Condition]>([
    [true, { fact: 'amount', is: '>=', than: '5000000' }],
    [false, { fact: 'amount', is: '>', than: '5000000' }],
    [true, { fact: 'amount', is: '>', than: '4999999.999999' }],
    [true, { fact: 'isFirst', is: '=', than: true }],
    [false, { fact: 'isFirst', is: '=', than: false }],
    [true, { fact: 'payouts', is: '<', than: 4 }],
    [true, { fact: 'country', is: '<>', than: 'KH' }],
    [false, { fact: 'nonsense', is: '<>', than: 'KH' }],
    [false, { fact: 'toString', is: '<>', than: 'x' }],
    [false, { fact: 'hoursSincePayee', is: '<', than: 24 }],
    [false, { not: { fact: 'hoursSincePayee', is: '<', than: 24 } }],
    [true, { not: { fact: 'country', is: '=', than: 'KH' } }],
    [false, { fact: 'amount', is: '>', than: 5 }],
    [false, { fact: 'amount', is: '>', than: 'much' }],
    [false, { fact: 'payouts', is: '<', than: '4' }],
    [false, { all: [] }],
    [false, { any: [] }],
  ])('is met: %s, by %j', (expected, condition) => {
    expect(isMet(condition)).toBe(expected);
  });

  test('names what met it, and by how much', () => {
    const condition: Condition = {
      any: [
        { fact: 'amount', is: '>=', than: '9000000' },
        {
          all: [
            { fact: 'isFirst', is: '=', than: true },
            { fact: 'payouts', is: '>', than: 2 },
          ],
        },
      ],
    };
    expect(metBy(condition, facts)).toEqual([
      { fact: 'isFirst', value: 'true', is: '=', than: 'true' },
      { fact: 'payouts', value: '3', is: '>', than: '2' },
    ]);
  });

  const comparison = fc.record({
    fact: fc.constantFrom('amount', 'isFirst', 'payouts', 'nonsense'),
    is: fc.constantFrom('=', '<>', '<', '<=', '>', '>='),
    than: fc.oneof(fc.integer(), fc.boolean(), fc.constantFrom('5000000', '1', 'x')),
  });
  const condition = fc.letrec<{ node: Condition }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      comparison as fc.Arbitrary<Condition>,
      fc.record({ all: fc.array(tie('node'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ any: fc.array(tie('node'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ not: tie('node') }),
    ),
  })).node;

  test('and its contrary are never both met', () => {
    fc.assert(
      fc.property(condition, (each) => {
        expect(isMet(each) && isMet({ not: each })).toBe(false);
      }),
    );
  });

  test('is checked before it is saved: its shape, its depth, its length', () => {
    fc.assert(fc.property(condition, (each) => isCondition(each, 10)));
    const deep = (times: number): unknown =>
      times === 0 ? { fact: 'amount', is: '>', than: '1' } : { not: deep(times - 1) };
    expect([isCondition(deep(5)), isCondition(deep(6))]).toEqual([true, false]);
    const many = { any: Array(21).fill({ fact: 'amount', is: '>', than: '1' }) };
    for (const wrong of [
      null,
      1,
      'x',
      [],
      {},
      { all: [] },
      many,
      { fact: 'a', is: '~', than: 1 },
    ]) {
      expect(isCondition(wrong)).toBe(false);
    }
  });
});
