/** Words and items by their places in a list. */
export type WordIndex = {
  /** How many items. */
  count: number;
  /** Every word of the items, once, in order. */
  words: readonly string[];
  wordsOf: (item: number) => Int32Array;
  itemsOf: (word: number) => readonly number[];
};

/** Which words each text has, and which texts have each word: a search reads a word once. */
export const indexWords = (texts: readonly string[]): WordIndex => {
  const split = texts.map((text) => [...new Set(text.split(' '))]);
  // By the units of the text, as the ranges of beginnings need it.
  const words = [...new Set(split.flat())].toSorted((one, other) => (one < other ? -1 : 1));
  const places = new Map(words.map((word, place) => [word, place]));
  const wordsOf = split.map((some) => Int32Array.from(some, (word) => places.get(word)!));
  const itemsOf = words.map((): number[] => []);
  for (const [item, some] of wordsOf.entries()) for (const word of some) itemsOf[word]!.push(item);
  const count = texts.length;
  return { count, words, wordsOf: (item) => wordsOf[item]!, itemsOf: (word) => itemsOf[word]! };
};

/** The places of the words that begin so: they are neighbours. */
export const rangeOf = (words: readonly string[], beginning: string): number[] => {
  const from = firstPlace(words, (word) => word >= beginning);
  const end = firstPlace(words, (word) => word >= beginning && !word.startsWith(beginning));
  return Array.from({ length: end - from }, (_, at) => from + at);
};

/** The first place whose word passes, in a list in which all after it pass too. */
const firstPlace = (words: readonly string[], passes: (word: string) => boolean): number => {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(words[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
};
