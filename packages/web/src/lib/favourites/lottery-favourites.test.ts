import { beforeEach, expect, test, vi } from 'vitest';
import { lotteryFavourites, toggleLottery } from './lottery-favourites';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test('[LOBBY-08] a lottery is marked on the device, for each username apart', () => {
  toggleLottery('lan', '1001');
  toggleLottery('lan', '1002');
  toggleLottery('minh', '1003');
  expect(lotteryFavourites('lan')).toEqual(['1002', '1001']);
  toggleLottery('lan', '1001');
  expect(lotteryFavourites('lan')).toEqual(['1002']);
  expect(lotteryFavourites('minh')).toEqual(['1003']);
  expect(JSON.parse(stored.get('LOTTFAV') ?? '')).toEqual({ lan: ['1002'], minh: ['1003'] });
});

test.each(['not JSON', 'null', '[]', '7', '"text"', '{"lan":"1001"}', '{"lan":[1,null,{}]}'])(
  '[LOBBY-08] a damaged entry is dropped: %s',
  (text) => {
    stored.set('LOTTFAV', text);
    expect(lotteryFavourites('lan')).toEqual([]);
    toggleLottery('lan', '1001');
    expect(lotteryFavourites('lan')).toEqual(['1001']);
  },
);

test('[LOBBY-08] one damaged entry costs no other', () => {
  stored.set('LOTTFAV', '{"lan":["1001",5],"minh":7}');
  expect(lotteryFavourites('lan')).toEqual(['1001']);
  expect(lotteryFavourites('minh')).toEqual([]);
});
