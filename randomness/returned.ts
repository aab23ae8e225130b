import { slotByCode } from '@parlour/games/games';
import type { Slot } from '@parlour/games/slots/slot';
import type { Outcome } from '@parlour/games/rounds/round';
import { roundOf } from '@parlour/games/rounds/round-of';
import type { Verdict } from './battery';
import { seedsOf } from './drawn';
import { chanceBeyond } from './normal';

export type Returned = { verdict: Verdict; returned: number; published: string };

/** What so many rounds of a slot return, in per cent of the stakes, beside its published figure. */
export const judgeReturn = (code: string, word: string, rounds: number): Returned => {
  const game = slotByCode.get(code)!;
  let units = 0;
  for (let round = 0; round < rounds; round += 1) {
    const drawn = roundOf(game, seedsOf(`return ${word} ${code}`, round));
    let { outcome } = drawn;
    // Each choice is worth the same on average, so the first that is left will do.
    for (let choice = nextOf(game, outcome); choice !== undefined; choice = nextOf(game, outcome)) {
      outcome = game.choices!.take({ ...drawn, outcome }, choice);
    }
    units += outcome.units;
  }
  const mean = units / game.units / rounds;
  const z = (mean - Number(game.rtp) / 100) / (Number(game.deviation) / Math.sqrt(rounds));
  return {
    verdict: { test: 'return', z, chance: chanceBeyond(z) },
    returned: 100 * mean,
    published: game.rtp,
  };
};

const nextOf = ({ choices }: Slot, outcome: Outcome): number | undefined =>
  outcome.awaits === undefined ? undefined : choices?.left(outcome)[0];
