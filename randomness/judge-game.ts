import { judge, judgePair, type Verdict } from './battery';
import { drawnBy } from './drawn';

/** Fewer numbers with one bound say too little. */
const least = 10_000;

export type Judged = Verdict & { of: string };

/** What the battery says of the numbers that a game draws. */
export const judgeGame = (code: string, word: string, draws: number): Judged[] => {
  const { byBound, byPlace } = drawnBy(code, word, draws);
  const alone = byBound
    .filter(({ below, numbers }) => below > 1 && numbers.length >= least)
    .flatMap((sequence) =>
      judge(sequence).map((verdict) => ({ ...verdict, of: `below ${sequence.below}` })),
    );
  const together = byPlace.slice(1).flatMap((second, place) => {
    const first = byPlace[place]!;
    if (first.below * second.below * 10 > first.numbers.length) return [];
    return [{ ...judgePair(first, second), of: `draws ${place + 1} and ${place + 2} of a round` }];
  });
  return [...alone, ...together];
};
