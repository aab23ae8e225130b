import { fold } from '../../../lib/fold';
import { openNearest } from './nearest';
import { beginsNearly } from './slips';
import { indexWords, rangeOf, type WordIndex } from './word-index';

/** Anything that can be searched; `fold` is its folded names, code and vendor. */
export type Findable = { fold: string };

/** In a word this short one different letter would match too many others. */
const shortestForgiven = 4;

export type Search<Item> = {
  /**
   * The best matches of `text` first, of the items that are wanted: those that contain it verbatim;
   * if none does, those that contain it with one letter wrong, missing, added or two letters
   * swapped.
   */
  find: (text: string, isWanted: (item: Item) => boolean) => Item[];
  /** At most `count` that resemble `text`, the most similar first; none where nothing does. */
  nearest: (text: string, count: number) => Item[];
};

/** Searches items that do not change; what a search needs of them is made when it is needed. */
export const openSearch = <Item extends Findable>(items: readonly Item[]): Search<Item> => {
  const textsOf = once(() => items.map((item) => item.fold));
  const joinedOf = once(() => textsOf().map((text) => text.replaceAll(' ', '')));
  const indexOf = once(() => indexWords(textsOf()));
  const nearestOf = once(() => openNearest(indexOf()));
  const itemsAt = (places: readonly number[]) => places.map((place) => items[place]!);

  return {
    find: (text, isWanted) => {
      const query = fold(text);
      if (query === '') return text.trim() === '' ? items.filter((item) => isWanted(item)) : [];
      const ofWanted = (places: number[]) => itemsAt(places).filter((item) => isWanted(item));
      const exact = ofWanted(verbatim(query, textsOf(), joinedOf()));
      return exact.length > 0 ? exact : ofWanted(forgiven(wordsOf(query), indexOf()));
    },
    nearest: (text, count) => itemsAt(nearestOf()(wordsOf(fold(text)), count)),
  };
};

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

const wordsOf = (folded: string): string[] => [...new Set(folded.split(' '))].filter(Boolean);

/** The places of the texts that contain the query, the best matches first. */
const verbatim = (query: string, texts: string[], joinedTexts: string[]): number[] => {
  const words = wordsOf(query);
  const joined = query.replaceAll(' ', '');
  const byRank: number[][] = [[], [], [], [], []];
  for (const [place, text] of texts.entries()) {
    const at = text.indexOf(query);
    if (at === 0) byRank[0]!.push(place);
    else if (at > 0) byRank[text[at - 1] === ' ' ? 1 : 2]!.push(place);
    else if (words.length > 1 && words.every((word) => text.includes(word))) byRank[3]!.push(place);
    else if (joinedTexts[place]!.includes(joined)) byRank[4]!.push(place);
  }
  return byRank.flat();
};

/** Every word matches the beginning of one of the text's, and only one of them with a slip. */
const forgiven = (sought: readonly string[], index: WordIndex): number[] => {
  const begun = sought.map((word) => itemsOfWords(index, rangeOf(index.words, word)));
  const counts = new Uint8Array(index.count);
  for (const some of begun) for (const item of some) counts[item]! += 1;
  const whole: number[] = [];
  let canMiss = false;
  for (const [item, count] of counts.entries()) {
    if (count === sought.length) whole.push(item);
    else if (count === sought.length - 1) canMiss = true;
  }
  if (!canMiss) return whole;
  const slipped = sought.flatMap((word, at) => {
    if (word.length < shortestForgiven) return [];
    const nearly = itemsOfWords(
      index,
      placesOf(index.words, (other) => beginsNearly(other, word)),
    );
    return [...nearly].filter(
      (item) => counts[item] === sought.length - 1 && !begun[at]!.has(item),
    );
  });
  return [...whole, ...slipped.toSorted((one, other) => one - other)];
};

const placesOf = (words: readonly string[], isMeant: (word: string) => boolean): number[] => {
  const places: number[] = [];
  for (const [place, word] of words.entries()) if (isMeant(word)) places.push(place);
  return places;
};

const itemsOfWords = ({ itemsOf }: WordIndex, words: Iterable<number>): Set<number> => {
  const items = new Set<number>();
  for (const word of words) for (const item of itemsOf(word)) items.add(item);
  return items;
};
