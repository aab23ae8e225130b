import type { WordIndex } from './word-index';

/** Each word costs time: a name is found by its first ones. */
const mostLikened = 6;

/** In a word this short one different letter would match too many others. */
const shortest = 4;

/**
 * Words that share half of their letter pairs are near each other; short words, which share many by
 * chance, need nearly all.
 */
const isNear = (word: string, value: number): boolean =>
  value >= (word.length < shortest ? 0.8 : 0.5);

/** Finds the items that resemble words: `nearest(words, count)` are at most so many, by place. */
export const openNearest = ({ words, wordsOf, itemsOf }: WordIndex) => {
  const pairs = words.map(pairsOf);
  const wordsByPair = new Map<string, number[]>();
  for (const [word, some] of pairs.entries()) {
    for (const pair of some) {
      const known = wordsByPair.get(pair);
      if (known) known.push(word);
      else wordsByPair.set(pair, [word]);
    }
  }

  /**
   * How near each word is: which share of the pairs it has (Dice's coefficient, 0 to 1); 0 where
   * it is not near. A name has words of many languages: many far ones must not outweigh a near one.
   */
  const likenessesTo = (sought: string): Float64Array => {
    const wanted = pairsOf(sought);
    const values = new Float64Array(words.length);
    for (const pair of wanted) for (const word of wordsByPair.get(pair) ?? []) values[word]! += 1;
    for (const [word, shared] of values.entries()) {
      if (shared === 0) continue;
      const value = (2 * shared) / (pairs[word]!.size + wanted.size);
      values[word] = isNear(sought, value) ? value : 0;
    }
    return values;
  };

  return (given: readonly string[], count: number): number[] => {
    const likenesses = given.slice(0, mostLikened).map(likenessesTo);
    const candidates = new Set<number>();
    for (const values of likenesses) {
      for (const [word, value] of values.entries()) {
        if (value > 0) for (const item of itemsOf(word)) candidates.add(item);
      }
    }
    const best = (item: number, values: Float64Array): number => {
      let most = 0;
      for (const word of wordsOf(item)) if (values[word]! > most) most = values[word]!;
      return most;
    };
    return Array.from(candidates, (item) => ({
      item,
      value: likenesses.reduce((sum, values) => sum + best(item, values), 0),
    }))
      .toSorted((one, other) => other.value - one.value || one.item - other.item)
      .slice(0, count)
      .map(({ item }) => item);
  };
};

/** A word's pairs of neighbouring letters, its beginning among them. */
const pairsOf = (word: string): Set<string> =>
  new Set(Array.from({ length: word.length }, (_, at) => ` ${word}`.slice(at, at + 2)));
