import { expect, test } from '@playwright/test';
import { faultsOf, type FilmedRound } from '../film/judge';
import { recordRounds, playFilmed } from '../film/play';
import { filmOf, startFilm } from '../film/watch';
import { newPlayer } from './new-player';
import { openGame } from './pages/game';

for (const name of ['Chợ Nổi', 'Trống Đồng'] as const) {
  test(
    `[GAME-10] in ${name} the bar never shows an amount before the stage does`,
    { tag: '@phone' },
    async ({ page }) => {
      test.setTimeout(240_000);
      await startFilm(page);
      const playedRounds = recordRounds(page);
      await newPlayer(page, { money: '500000' });
      const game = await openGame(page, name);
      const rounds: FilmedRound[] = [];
      for (let round = 0; round < 3; round += 1) {
        rounds.push(await playFilmed(page, game, playedRounds));
      }
      expect(faultsOf({ ...(await filmOf(page, game)), rounds })).toEqual([]);
    },
  );
}
