import { payeeNameOf } from '@parlour/contract/payee-name';

/** Letters and digits alone: banks add blanks and marks, and drop them. */
const plain = (text: string): string => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/**
 * How many characters of a content are wrong, missing or too many in the place of a text that is
 * most like it (Sellers' algorithm: a match may begin and end anywhere in the text).
 */
export const distanceIn = (text: string, content: string): number => {
  const [long, short] = [plain(text), plain(content)];
  let row = Array.from({ length: short.length + 1 }, (_each, place) => place);
  let best = row.at(-1)!;
  for (const letter of long) {
    const next = [0];
    for (let place = 1; place <= short.length; place += 1) {
      const changed = row[place - 1]! + (short[place - 1] === letter ? 0 : 1);
      next.push(Math.min(changed, row[place]! + 1, next[place - 1]! + 1));
    }
    row = next;
    best = Math.min(best, row.at(-1)!);
  }
  return best;
};

/** Two names as banks write them: the same words, most of them, or others. */
export const likenessOf = (one: string, other: string): 'same' | 'near' | 'other' => {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  if (left.length === 0 || right.length === 0) return 'other';
  if (left.toSorted().join(' ') === right.toSorted().join(' ')) return 'same';
  const shared = left.filter((word) => right.includes(word)).length;
  return shared >= 2 && shared >= Math.max(left.length, right.length) - 1 ? 'near' : 'other';
};

const wordsOf = (name: string): string[] => payeeNameOf(name).split(' ').filter(Boolean);

/** The words of a text that may be an account of a player: four characters or more. */
export const accountsIn = (text: string): string[] =>
  [...new Set(text.toLowerCase().match(/[a-z0-9_]{4,32}/g) ?? [])].slice(0, 8);

/** A text without the words of a name. */
export const withoutName = (text: string, name: string): string => {
  const words = new Set(wordsOf(name).filter((word) => word.length > 1));
  return text.replaceAll(/\p{L}[\p{L}\p{M}]*/gu, (word) =>
    words.has(payeeNameOf(word)) ? `${[...word][0]}***` : word,
  );
};
