import { expect, test } from 'vitest';
import { ownPath } from './own-path';

test.each([
  ['/lott?page=LOTT', '/lott?page=LOTT'],
  ['https://site.example/lott', '/lott'],
  ['https://site.example', '/'],
  ['https://elsewhere.example/lott', undefined],
  ['//elsewhere.example', undefined],
  ['\\\\elsewhere.example', undefined],
  ['javascript:alert(1)', undefined],
  ['/.//elsewhere.example', undefined],
  ['https://site.example//elsewhere.example', undefined],
  ['https://', undefined],
  [undefined, undefined],
])('[GAME-07] the way back %s leads to %s', (address, path) => {
  expect(ownPath(address, 'https://site.example')).toBe(path);
});
