import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstSound, keepSoundHere } from './sound-choice';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('[GAME-11] there is no sound before it is asked for', () => {
  expect(firstSound(null)).toEqual({ on: false, volume: 60 });
});

test('[GAME-11] without an account the browser remembers the sound; an account’s own comes first', () => {
  keepSoundHere({ on: true, volume: 25 });
  expect(firstSound(null)).toEqual({ on: true, volume: 25 });
  expect(firstSound({ on: false, volume: 80 })).toEqual({ on: false, volume: 80 });
});

test.each(['loud', '101', '-5', '1.5'])('[GAME-11] %j is no loudness', (volume) => {
  kept.set('parlour.games.sound', '1');
  kept.set('parlour.games.volume', volume);
  expect(firstSound(null)).toEqual({ on: true, volume: 60 });
});

test('[GAME-11] where storage is closed to the frame the game is silent, and goes on', () => {
  vi.stubGlobal('localStorage', undefined);
  keepSoundHere({ on: true, volume: 25 });
  expect(firstSound(null)).toEqual({ on: false, volume: 60 });
});
