import { accountTypeIds, type Category, type GameType } from '@parlour/contract/catalogue';
import { expect, test } from 'vitest';
import { eachVendor } from './each-vendor';

const category = (gameType: GameType, codes: string[], hot: string[] = []): Category => ({
  id: accountTypeIds[gameType],
  gameType,
  title: gameType,
  games: 1,
  vendors: codes.map((vassalage) => ({
    accountTypeId: accountTypeIds[gameType],
    vassalage,
    gameType,
    isHot: hot.includes(vassalage) ? 1 : 0,
    title: vassalage,
    maintenance: false,
    games: 1,
  })),
});

test('[SHELL-19] [LOBBY-01] the strip has each vendor once, at its first category, hot ones first', () => {
  const vendors = eachVendor([
    category('RNG', ['A', 'B']),
    category('FISH', ['B', 'C', 'A']),
    category('LIVE', ['D'], ['D']),
  ]);
  expect(vendors.map(({ vassalage, gameType }) => `${gameType} ${vassalage}`)).toEqual([
    'LIVE D',
    'RNG A',
    'RNG B',
    'FISH C',
  ]);
  expect(eachVendor([])).toEqual([]);
});
