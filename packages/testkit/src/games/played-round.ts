import type { Draw } from '@parlour/games/fair/fair';
import { plateNumbersLeft } from '@parlour/games/slots/rules/pick-bonus';
import { playRound } from '@parlour/games/slots/rules/play';
import type { SlotOutcome } from '@parlour/games/slots/rules/round';
import type { Rules } from '@parlour/games/slots/rules/slot';

/** A source of numbers that a seed repeats. */
export const drawFrom = (seed: number): Draw => {
  let state = seed >>> 0;
  return ({ below }) => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** The round of a seed to its end: what it waits for is lifted, lowest plate first. */
export const played = (rules: Rules, seed: number): SlotOutcome => {
  let lifted: number[] = [];
  for (;;) {
    const outcome = playRound(rules, drawFrom(seed), lifted);
    const left = plateNumbersLeft(rules, outcome);
    if (!left.length) return outcome;
    lifted = [...lifted, left[0] ?? 0];
  }
};
