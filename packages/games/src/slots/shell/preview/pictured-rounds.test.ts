import { expect, test } from 'vitest';
import { gameByCode } from '../../../games';
import { roundOf } from '../../../fair/node-hmac';
import { picturedRounds, picturedSeeds, shows, states } from './pictured-rounds';

test('[GAME-08] each pictured round still is of its kind', () => {
  expect(Object.keys(picturedRounds).toSorted()).toEqual([...gameByCode.keys()].toSorted());
  for (const game of gameByCode.values()) {
    for (const state of states) {
      const nonce = picturedRounds[game.code]?.[state];
      if (nonce === undefined) continue;
      const { outcome } = roundOf(game.rules, { ...picturedSeeds, nonce });
      expect([game.code, state, shows(game, state, outcome)]).toEqual([game.code, state, true]);
    }
  }
});
