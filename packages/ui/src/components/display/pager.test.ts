import { expect, test } from 'vitest';
import { pagerDefaults, shownPages } from './pager';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 6, [1, 2, 3, 0, 6]],
  [2, 6, [1, 2, 3, 0, 6]],
  [3, 6, [1, 2, 3, 4, 0, 6]],
  [4, 6, [1, 0, 3, 4, 5, 6]],
  [5, 6, [1, 0, 4, 5, 6]],
  [6, 6, [1, 0, 4, 5, 6]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
])('[SHELL-13] [SHELL-19] on page %i of %i the pager shows %j', (page, total, shown) => {
  expect(shownPages(page, total)).toEqual(shown);
});

test('[SHELL-19] a pager shows three pages around the current one and one at each end', () => {
  expect(pagerDefaults).toEqual({ around: 3, margin: 1 });
  expect(shownPages(50, 100)).toEqual([1, 0, 49, 50, 51, 0, 100]);
  // However many pages an answer names.
  expect(shownPages(1, 1e15)).toEqual([1, 2, 3, 0, 1e15]);
});
