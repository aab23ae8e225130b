import { group } from './format';

/**
 * What a person typed or pasted, as our wire wants it, or undefined if it is no amount: `1,234.5` →
 * `"1234.5"`, `1.234.567,89` → `"1234567.89"`, `1,5` → `"1.5"`. The last separator is the decimal
 * one unless exactly three digits follow it.
 */
export const toWire = (typed: string): string | undefined => {
  const text = typed.replace(/[\s\u00a0]/g, '');
  if (!/^\d[\d.,]*$/.test(text) && !/^[.,]\d+$/.test(text)) return undefined;
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const separator = at < 0 ? '' : text.charAt(at);
  const tail = at < 0 ? '' : text.slice(at + 1);
  const isRepeated = separator !== '' && text.indexOf(separator) !== at;
  const isGrouping = isRepeated || (separator === ',' && tail.length === 3);
  const whole = (at < 0 || isGrouping ? text : text.slice(0, at)).replace(/[.,]/g, '');
  const decimals = isGrouping ? '' : tail.replace(/0+$/, '');
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  if (digits.length > 12 || decimals.length > 6) return undefined;
  return decimals ? `${digits}.${decimals}` : digits;
};

export interface TypedAmount {
  text: string;
  caret: number;
}

/**
 * Groups an amount while it is being typed. The caret stays behind the same digit, so that typing
 * in the middle does not jump to the end. A comma just typed is a decimal point when there is none
 * yet.
 */
export const groupTyped = (text: string, caret: number): TypedAmount => {
  const typedComma = text.charAt(caret - 1) === ',' && !text.includes('.');
  const dotted = typedComma ? `${text.slice(0, caret - 1)}.${text.slice(caret)}` : text;
  const kept = (part: string): string => part.replace(/[^\d.]/g, '');
  const clean = kept(dotted);
  const point = clean.indexOf('.');
  const whole = (point < 0 ? clean : clean.slice(0, point)).replace(/^0+(?=\d)/, '');
  const decimals =
    point < 0
      ? ''
      : `.${clean
          .slice(point + 1)
          .replace(/\./g, '')
          .slice(0, 2)}`;
  const shown = `${group(whole)}${decimals}`;
  const dropped = (point < 0 ? clean : clean.slice(0, point)).length - whole.length;
  let left = Math.max(0, kept(dotted.slice(0, caret)).length - dropped);
  let position = 0;
  while (position < shown.length && left > 0) {
    if (shown.charAt(position) !== ',') left -= 1;
    position += 1;
  }
  return { text: shown, caret: position };
};
