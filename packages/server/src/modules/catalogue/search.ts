import { fold } from './fold';

/** Anything that can be searched; `fold` is its folded names, code and vendor. */
export type Findable = { fold: string };

/** In a word this short one different letter would match too many others. */
const shortestForgiven = 4;

/**
 * The best matches of `text` first: those that contain it verbatim; if none does, those that
 * contain it with one letter wrong, missing, added or two letters swapped.
 */
export const find = <Item extends Findable>(items: readonly Item[], text: string): Item[] => {
  const query = fold(text);
  if (query === '') return text.trim() === '' ? [...items] : [];
  const exact = ranked(items, verbatimRank(query));
  return exact.length > 0 ? exact : ranked(items, forgivenRank(query));
};

/** Each word is compared with all words of the catalogue: a name is found by its first ones. */
const mostLikened = 6;

/**
 * Words that share half of their letter pairs are near each other; short words, which share many by
 * chance, need nearly all.
 */
const isNear = (word: string, value: number): boolean =>
  value >= (word.length < shortestForgiven ? 0.8 : 0.5);

/** At most `count` that resemble `text`, the most similar first; none where nothing does. */
export const nearest = <Item extends Findable>(
  items: readonly Item[],
  text: string,
  count: number,
): Item[] => {
  const sought = fold(text).split(' ').filter(Boolean).slice(0, mostLikened);
  const wanted = sought.map(pairsOf);
  const likenesses = perWord((word) => {
    const pairs = pairsOf(word);
    return wanted.map((one) => likeness(pairs, one));
  });
  const rank = (item: Item): number | undefined => {
    const best = sought.map(() => 0);
    for (const word of wordsOf(item)) {
      for (const [at, value] of likenesses(word).entries()) {
        if (value > best[at]!) best[at] = value;
      }
    }
    if (!sought.some((word, at) => isNear(word, best[at] ?? 0))) return undefined;
    return -best.reduce((sum, value) => sum + value, 0);
  };
  return ranked(items, rank).slice(0, count);
};

/**
 * Lower is better; undefined is no match. Sorting is stable, so that equals keep the given order.
 */
const ranked = <Item>(items: readonly Item[], rank: (item: Item) => number | undefined): Item[] =>
  items
    .flatMap((item) => {
      const value = rank(item);
      return value === undefined ? [] : [{ item, value }];
    })
    .toSorted((one, other) => one.value - other.value)
    .map(({ item }) => item);

type Rank = (item: Findable) => number | undefined;

const verbatimRank = (query: string): Rank => {
  const words = query.split(' ');
  const joined = words.join('');
  return (item) => {
    const text = item.fold;
    const at = text.indexOf(query);
    if (at === 0) return 0;
    if (at > 0) return text[at - 1] === ' ' ? 1 : 2;
    if (words.length > 1 && words.every((word) => text.includes(word))) return 3;
    return joinedOf(item).includes(joined) ? 4 : undefined;
  };
};

/** Every word matches the beginning of one of the text's, and only one of them with a slip. */
const forgivenRank = (query: string): Rank => {
  const sought = query.split(' ').map((word) => ({
    isBeginning: perWord((other) => other.startsWith(word)),
    isNearly: perWord((other) => beginsNearly(other, word)),
    mayBeForgiven: word.length >= shortestForgiven,
  }));
  return (item) => {
    const words = wordsOf(item);
    let slips = 0;
    for (const { isBeginning, isNearly, mayBeForgiven } of sought) {
      if (words.some(isBeginning)) continue;
      slips += 1;
      if (slips > 1 || !mayBeForgiven || !words.some(isNearly)) return undefined;
    }
    return slips;
  };
};

/** The same words occur again and again in a long catalogue: each is looked at once a search. */
const perWord = <Value>(look: (word: string) => Value): ((word: string) => Value) => {
  const known = new Map<string, Value>();
  return (word) => {
    const value = known.get(word);
    if (value !== undefined) return value;
    const looked = look(word);
    known.set(word, looked);
    return looked;
  };
};

/** A text in parts; it does not change as long as the catalogue is in memory. */
const perItem = <Value>(of: (text: string) => Value): ((item: Findable) => Value) => {
  const known = new WeakMap<Findable, Value>();
  return (item) => {
    const value = known.get(item);
    if (value !== undefined) return value;
    const made = of(item.fold);
    known.set(item, made);
    return made;
  };
};

const wordsOf = perItem((text) => [...new Set(text.split(' '))]);
const joinedOf = perItem((text) => text.replaceAll(' ', ''));

/** The searched word is one slip away from the word or from a beginning of it. */
const beginsNearly = (word: string, sought: string): boolean =>
  [sought.length - 1, sought.length, sought.length + 1].some(
    (length) => length <= word.length && isOneSlipAway(word.slice(0, length), sought),
  );

/** At most one letter added, left out or changed, or two neighbours swapped. */
export const isOneSlipAway = (one: string, other: string): boolean => {
  if (one === other) return true;
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rest = one.slice(start);
  const otherRest = other.slice(start);
  if (rest.length > otherRest.length) return rest.slice(1) === otherRest;
  if (rest.length < otherRest.length) return rest === otherRest.slice(1);
  if (rest.slice(1) === otherRest.slice(1)) return true;
  return (
    rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2)
  );
};

/** A word's pairs of neighbouring letters, its beginning among them. */
const pairsOf = (word: string): Set<string> =>
  new Set(Array.from({ length: word.length }, (_, at) => ` ${word}`.slice(at, at + 2)));

/** Which share of the wanted pairs occurs (Dice's coefficient, 0 to 1). */
const likeness = (pairs: Set<string>, wanted: Set<string>): number => {
  let shared = 0;
  for (const pair of wanted) if (pairs.has(pair)) shared += 1;
  return (2 * shared) / (pairs.size + wanted.size || 1);
};
