import { describe, expect, test } from 'vitest';
import { addUp, compare, lagsOf, missedIn } from './judge';

const shown = (...texts: (string | undefined)[]) => texts.map((text, at) => ({ n: at + 1, text }));
const none = { lost: 0, doubled: 0, outOfOrder: 0 };

describe('what the pages of a chat show', () => {
  test('is whole when each has every message once, beside what the site says', () => {
    expect(compare(['a', 'b'], [shown(undefined, 'a', 'b'), shown('b', undefined, 'a')])).toEqual(
      none,
    );
  });

  test.each([
    ['a message that one page lacks', [shown('a', 'b'), shown('a')], { lost: 1 }],
    ['a message under two numbers', [shown('a', 'b', 'a')], { doubled: 1 }],
    ['a number twice', [[...shown('a', 'b'), { n: 2, text: 'b' }]], { doubled: 1, outOfOrder: 1 }],
    ['a gap', [[...shown('a'), { n: 3, text: 'b' }]], { outOfOrder: 1 }],
  ])('counts %s', (_, pages, counted) => {
    expect(compare(['a', 'b'], pages)).toEqual({ ...none, ...counted });
  });
});

test('every mark that is missed is named, and a run without a message reaches none', () => {
  const good = { p99Ms: 150, bytesOfMessage: -20, kept: none };
  expect(missedIn(good)).toEqual([]);
  expect(
    missedIn({ p99Ms: 151, bytesOfMessage: 400, kept: addUp([{ ...none, lost: 2 }, none]) }),
  ).toEqual(['p99 151 ms over 150', '400 bytes a message over 300', '2 lost']);
  expect(missedIn({ ...good, p99Ms: lagsOf([]).p99Ms })).toEqual(['p99 NaN ms over 150']);
});
