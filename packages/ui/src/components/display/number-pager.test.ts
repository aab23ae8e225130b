import { expect, test } from 'vitest';
import { shownPages } from './number-pager';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 6, [1, 2, 3, 0, 6]],
  [2, 6, [1, 2, 3, 0, 6]],
  [3, 6, [1, 2, 3, 4, 0, 6]],
  [4, 6, [1, 0, 3, 4, 5, 6]],
  [6, 6, [1, 0, 5, 6]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
])('[SHELL-13] on page %i of %i the pager shows %j', (page, total, shown) => {
  expect(shownPages(page, total)).toEqual(shown);
});
