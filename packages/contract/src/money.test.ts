import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { micros, moneyPattern, moneyText } from './money';

describe('[WALLET-02] an amount on the wire', () => {
  test.each([
    ['0', 0n],
    ['500000', 500_000_000_000n],
    ['0.00001', 10n],
    ['12.5', 12_500_000n],
    ['-3.56', -3_560_000n],
  ])('%s is so many micros', (text, value) => {
    expect(micros(text)).toBe(value);
    expect(moneyText(value)).toBe(text);
  });

  test.each(['', '01', '1.', '.5', '1e3', '+1', '1,000', '0.0000001', ' 1', 'NaN', '１'])(
    '"%s" is no amount',
    (text) => {
      expect(() => micros(text)).toThrow(RangeError);
      expect(moneyPattern.test(text)).toBe(false);
    },
  );

  test('is refused with a sign', () => {
    expect(moneyPattern.test('-1')).toBe(false);
  });

  test('survives the conversion and back', () => {
    const values = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });
    fc.assert(
      fc.property(values, (value) => {
        expect(micros(moneyText(value))).toBe(value);
      }),
    );
  });
});
