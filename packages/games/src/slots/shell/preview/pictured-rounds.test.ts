import { expect, test } from 'vitest';
import { slotByCode } from '../../../games';
import { slotRoundOf } from '../../../slots/rules/slot-round';
import { picturedRounds, picturedSeeds, shows, states } from './pictured-rounds';

test('[GAME-08] each pictured round still is of its kind', () => {
  expect(Object.keys(picturedRounds).toSorted()).toEqual([...slotByCode.keys()].toSorted());
  for (const game of slotByCode.values()) {
    for (const state of states) {
      const nonce = picturedRounds[game.code]?.[state];
      if (nonce === undefined) continue;
      const { outcome } = slotRoundOf(game.rules, { ...picturedSeeds, nonce });
      expect([game.code, state, shows(game, state, outcome)]).toEqual([game.code, state, true]);
    }
  }
});
