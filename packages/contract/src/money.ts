/**
 * Money on our wire is a decimal string of the currency's unit; in code and SQL it is a bigint of
 * micros (10⁻⁶ of the unit). Nothing in between is ever a float.
 */

/** An amount in a call: no sign, no exponent, no leading zero, at most six decimals. */
export const moneyPattern = /^(0|[1-9]\d{0,11})(\.\d{1,6})?$/;

const signedPattern = /^-?(0|[1-9]\d{0,12})(\.\d{1,6})?$/;

export const microsPerUnit = 1_000_000n;

/** `'12.5'` → `12500000n`. Throws a RangeError if the text is not a decimal of the wire. */
export const micros = (text: string): bigint => {
  if (!signedPattern.test(text)) throw new RangeError(`not an amount: ${text.slice(0, 40)}`);
  const negative = text.startsWith('-');
  const [whole = '0', fraction = ''] = (negative ? text.slice(1) : text).split('.');
  const value = BigInt(whole) * microsPerUnit + BigInt(fraction.padEnd(6, '0'));
  return negative ? -value : value;
};

/** `12500000n` → `'12.5'`, canonical: no trailing zeros, no trailing point. */
export const moneyText = (value: bigint): string => {
  const absolute = value < 0n ? -value : value;
  const fraction = (absolute % microsPerUnit).toString().padStart(6, '0').replace(/0+$/, '');
  const whole = (absolute / microsPerUnit).toString();
  return `${value < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
};
