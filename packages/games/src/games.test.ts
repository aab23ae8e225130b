import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games, slots } from './games';

const filesOf = (code: string): string[] => readdirSync(new URL(`slots/${code}`, import.meta.url));

test('[GAME-09] the registry lists each game once', () => {
  expect(new Set(games.map(({ code }) => code)).size).toBe(games.length);
});

test('[R-R8] every game returns 85 % of the stakes or more', () => {
  const low = games.filter(({ rtp }) => !(Number(rtp) >= 85)).map(({ code }) => code);
  expect(low).toEqual([]);
});

test.each(slots.map(({ code }) => code))(
  '[GAME-09] %s is a folder of that name, of at most nine files beside its tests',
  async (code) => {
    const sources = filesOf(code).filter((name) => !name.endsWith('.test.ts'));
    expect(sources).toEqual(expect.arrayContaining(['index.ts', 'rules.ts', 'view.ts']));
    expect(sources.length).toBeLessThanOrEqual(9);
    const { game, look } = await slots.find((slot) => slot.code === code)!.view();
    expect([game.code, look.code]).toEqual([code, code]);
  },
);
