import type { Announcement } from '@parlour/contract/content';
import { describe, expect, test } from 'vitest';
import { besides, itemsOn, pagesOf, pageWith } from './announcement-list';
import { readMarksOf } from './read-marks';

const list = Array.from({ length: 12 }, (_, at): Announcement => ({
  id: `item-${at + 1}`,
  title: '',
  content: '',
  at: '',
}));

describe('the list', () => {
  test.each([
    [0, 1],
    [9, 1],
    [10, 2],
    [12, 2],
  ])('[SHELL-13] of %i titles, nine a page, has %i pages', (count, pages) => {
    expect(pagesOf(list.slice(0, count))).toBe(pages);
  });

  test.each([
    ['item-1', 1],
    ['item-9', 1],
    ['item-10', 2],
    ['gone', 1],
    [undefined, 1],
  ])('[SHELL-13] opened at %s from outside it shows page %i', (item, page) => {
    expect(pageWith(list, item)).toBe(page);
  });

  test('[SHELL-13] the last page has the rest', () => {
    expect(itemsOn(list, 2).map(({ id }) => id)).toEqual(['item-10', 'item-11', 'item-12']);
    expect(itemsOn(list, 3)).toEqual([]);
  });

  test('[SHELL-13] the first has no newer one, the last no older', () => {
    expect(besides(list, list[0]!)).toEqual({ newer: undefined, older: list[1] });
    expect(besides(list, list[11]!)).toEqual({ newer: list[10], older: undefined });
  });
});

test.each([
  [undefined, []],
  ['', []],
  ['{', []],
  ['null', []],
  ['{"a":1}', []],
  ['["a x",1,null,"b y"]', ['a x', 'b y']],
])('[SHELL-13] [STORE-03] the kept marks %s are %j', (text, marks) => {
  expect(readMarksOf(text)).toEqual(marks);
});
