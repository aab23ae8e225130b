import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseStrictJson } from './strict-json';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('strict JSON', () => {
  test.each([
    ['a key twice', '{"amount":1,"amount":2}'],
    ['a key twice, once escaped', '{"amount":1,"\\u0061mount":2}'],
    ['an exponent', '{"amount":1e3}'],
    ['a number over 2^53', '{"amount":9007199254740992}'],
    ['a part that is rounded up to a whole number', '{"amount":99.999999999999999999}'],
    ['a part that is rounded off a large one', '{"amount":9007199254740990.9}'],
    ['a part that is rounded to nothing', `{"amount":0.${'0'.repeat(400)}1}`],
    ['a negative zero', '{"amount":-0}'],
    ['a negative zero with a fraction', '{"amount":-0.00}'],
    ['a key twice behind an object', '{"a":{"b":[{}]},"a":2}'],
    ['a key twice in an object of a list', '[{"a":1},{"b":{},"b":2}]'],
    ['a key twice behind a text with a quote', '{"a":"\\\\\\"","a":2}'],
    ['a broken key', '{"\\x":1}'],
    ['brackets that do not fit', '{"a":[1}]'],
    ['a bracket too many', '{}]'],
    ['NaN', '{"amount":NaN}'],
    ['a leading zero', '{"amount":01}'],
    ['a trailing comma', '{"amount":1,}'],
    ['text after the end', '{} {}'],
    ['an open string', '{"a":"'],
    ['a control character in a string', '{"a":"\u0001"}'],
    ['nothing', ''],
    ['deep nesting', `${'['.repeat(20)}${']'.repeat(20)}`],
    ['very deep nesting', '['.repeat(60_000)],
  ])('[ERR-04] refuses %s', (_what, text) => {
    expect(parseStrictJson(bytes(text)).ok).toBe(false);
  });

  test.each([
    ['one key in two objects', '{"a":{"b":1},"b":2,"c":[{"a":1},{"a":2}]}'],
    ['signs in texts', '{"a,{":"}],:","b":"-0 1e5 \\\\","c":"99999999999999999"}'],
    ['words in a list', '[true,false,null,"a","a",0.5,-1,[],{}]'],
    ['a fraction, and one of zeros', '[0.5,1.0,10.250,-3.75]'],
    ['the largest number', '[9007199254740991,-9007199254740991]'],
    ['a text alone', '"a"'],
  ])('takes %s', (_what, text) => {
    expect(parseStrictJson(bytes(text))).toEqual({ ok: true, value: JSON.parse(text) });
  });

  test('[ERR-04] refuses bytes that are not UTF-8', () => {
    expect(parseStrictJson(Uint8Array.of(0x22, 0xff, 0x22)).ok).toBe(false);
  });

  test('reads what JSON.parse reads, when no number is out of bounds', () => {
    const sound = fc.jsonValue({ maxDepth: 6 }).filter((value) => {
      const text = JSON.stringify(value);
      return !/\d[eE]|-0\b/.test(text) && !/\d{16}/.test(text) && !text.includes('"__proto__"');
    });
    fc.assert(
      fc.property(sound, (value) => {
        const text = JSON.stringify(value);
        // Parsed again, since a negative zero is written as a plain one.
        expect(parseStrictJson(bytes(text))).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });
});
