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

test('[GAME-11] the sound is off by default', () => {
  expect(firstSound(null)).toEqual({ on: false, volume: 60 });
});

test('[GAME-11] without an account the browser stores the sound; an account’s own takes precedence', () => {
  keepSoundHere({ on: true, volume: 25 });
  expect(firstSound(null)).toEqual({ on: true, volume: 25 });
  expect(firstSound({ on: false, volume: 80 })).toEqual({ on: false, volume: 80 });
});

test.each(['loud', '101', '-5', '1.5'])('[GAME-11] %j is no volume', (volume) => {
  kept.set('parlour.games.sound', '1');
  kept.set('parlour.games.volume', volume);
  expect(firstSound(null)).toEqual({ on: true, volume: 60 });
});

test('[GAME-11] where the frame has no storage the game is silent, and keeps working', () => {
  vi.stubGlobal('localStorage', undefined);
  keepSoundHere({ on: true, volume: 25 });
  expect(firstSound(null)).toEqual({ on: false, volume: 60 });
});
