import { everyVendor } from '@parlour/contract/pages';
import { expect, test } from 'vitest';
import { filterCount, hallQueryOf, hallStateOf, listInput } from './hall-query';

test('[LOBBY-04] the state of a hall round-trips through its address', () => {
  const search =
    'page=HOUSE&own=recent&q=n%E1%BB%95+h%C5%A9&class=Cascade&sort=az&minBet=200.5&lines=20';
  const state = hallStateOf(search, 'OTHER');
  expect(state).toEqual({
    vendorCode: 'HOUSE',
    own: 'recent',
    q: 'nổ hũ',
    gameClass: 'Cascade',
    sort: 'az',
    minBet: '200.5',
    lines: '20',
  });
  expect(new URLSearchParams(hallQueryOf(state)).toString()).toBe(search);
  expect(filterCount(state)).toBe(2);
});

test('an unknown value in an address is ignored', () => {
  expect(hallStateOf('own=all&sort=random&minBet=-5&lines=1e9', 'HOUSE')).toEqual({
    vendorCode: 'HOUSE',
    own: '',
    q: '',
    gameClass: '',
    sort: 'popular',
    minBet: '',
    lines: '',
  });
});

test('[LOBBY-04] a hall’s request follows the specification', () => {
  const state = hallStateOf('q=sen', 'HOUSE');
  expect(listInput(state, 'RNG', 'main', 'VI', 2)).toMatchObject({
    clientType: 3,
    platform: 'flash,html5-desktop',
    channel: 'main',
    merchant: 'main',
    gameType: 'RNG',
    vassalage: 'HOUSE',
    gameName: 'sen',
    language: 'VI',
    page: 2,
  });
  const all = hallStateOf(`page=${everyVendor}`, 'HOUSE');
  expect(listInput(all, 'RNG', 'main', 'VI', 1).vassalage).toBeUndefined();
});
