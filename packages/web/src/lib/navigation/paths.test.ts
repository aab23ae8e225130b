import { memberPath } from '@parlour/contract/centres';
import { expect, test } from 'vitest';
import { categoryPath, gamePath, hallPath, memberPageOf, withoutMemberPage } from './paths';

test('the member centre opens over a page and leaves its query alone', () => {
  const over = { pathname: '/rng', search: '?page=HOUSE&q=sen' };
  const opened = memberPath('depositv2', over);
  expect(opened).toBe('/rng?page=HOUSE&q=sen&mc=depositv2');
  const search = opened.slice(opened.indexOf('?'));
  expect(memberPageOf(search)).toBe('depositv2');
  expect(withoutMemberPage({ pathname: '/rng', search })).toBe('/rng?page=HOUSE&q=sen');
  expect(memberPageOf('?mc=nothing')).toBeUndefined();
  expect(memberPath('depositv2')).toBe('/?mc=depositv2');
});

test('[LOBBY-03] a hall is addressed by its vendor, and what is at its default is left out', () => {
  expect(hallPath('RNG', { page: 'HOUSE', q: '', sort: '' })).toBe('/rng?page=HOUSE');
  expect(hallPath('FISH', {})).toBe(categoryPath('FISH'));
});

test('a game is addressed by vendor, code and type, nothing of the player', () => {
  const game = { vassalage: 'HOUSE', gameCode: 'lotus-pond', gameType: 'RNG' };
  expect(gamePath(game)).toBe('/game?vassalage=HOUSE&gameCode=lotus-pond&gameType=RNG');
  expect(gamePath(game, { asDemo: true })).toMatch(/&demo=1$/);
});
