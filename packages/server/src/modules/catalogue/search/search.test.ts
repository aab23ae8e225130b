import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../../../lib/fold';
import { type Findable, openSearch } from './search';
import { beginsNearly, isOneSlipAway } from './slips';

const find = <Item extends Findable>(items: readonly Item[], text: string): Item[] =>
  openSearch(items).find(text, () => true);
const nearest = <Item extends Findable>(items: readonly Item[], text: string, count: number) =>
  openSearch(items).nearest(text, count);

const games = [
  'Đầm Sen Lotus Pond lotus-pond Parlour HOUSE',
  'Ngũ Quả Five Fruits five-fruits Parlour HOUSE',
  'Trống Đồng Bronze Drum bronze-drum Parlour HOUSE',
  'Bảy Đỏ Red Seven red-seven Parlour HOUSE',
  'Xưởng Khắc Engraver’s Shop engravers-shop Parlour HOUSE',
].map((text) => ({ fold: fold(text), text }));

const firstWords = (items: { text: string }[]) =>
  items.map(({ text }) => text.split(' ').slice(0, 2).join(' '));

describe('folding', () => {
  test.each([
    ['Đầm Sen', 'dam sen'],
    ['  ĐẦM   SEN ', 'dam sen'],
    ['Ngũ Quả – 3', 'ngu qua 3'],
    ['Engraver’s Shop', 'engraver s shop'],
    ['꿀벌', '꿀벌'.normalize('NFD').toLowerCase()],
    ['!!!', ''],
  ])('[LOBBY-04] %s is searched as %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('[LOBBY-04] folding a folded text changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)),
    );
  });
});

describe('search', () => {
  test.each([
    ['đầm sen', ['Đầm Sen']],
    ['DAM SEN', ['Đầm Sen']],
    ['damsen', ['Đầm Sen']],
    ['sen dam', ['Đầm Sen']],
    ['dong', ['Trống Đồng']],
    ['fruits', ['Ngũ Quả']],
    ['engravers-shop', ['Xưởng Khắc']],
    ['house', ['Đầm Sen', 'Ngũ Quả', 'Trống Đồng', 'Bảy Đỏ', 'Xưởng Khắc']],
  ])('[LOBBY-04] finds by marks left out, other languages, code and vendor: %s', (text, names) => {
    expect(firstWords(find(games, text))).toEqual(names);
  });

  test.each([
    ['lotas', ['Đầm Sen']],
    ['ltous', ['Đầm Sen']],
    ['lottus pond', ['Đầm Sen']],
    ['brnze', ['Trống Đồng']],
    ['bronez drum', ['Trống Đồng']],
    ['engrav', ['Xưởng Khắc']],
    ['engarv', ['Xưởng Khắc']],
  ])('[LOBBY-04] forgives one slip: %s', (text, names) => {
    expect(firstWords(find(games, text))).toEqual(names);
  });

  test.each(['lotsa pnod', 'xq', 'zzzz', 'brnzdrm', '???'])(
    '[LOBBY-04] does not find a text further away: %s',
    (text) => {
      expect(find(games, text)).toEqual([]);
    },
  );

  test('[LOBBY-04] any single slip in a word of five letters or more still matches', () => {
    const slip = fc.record({
      word: fc.constantFrom('lotus', 'bronze', 'fruits', 'engraver', 'seven'),
      at: fc.nat({ max: 4 }),
      letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
      kind: fc.constantFrom('leave out', 'add', 'change', 'exchange'),
    });
    fc.assert(
      fc.property(slip, ({ word, at, letter, kind }) => {
        const typed = {
          'leave out': word.slice(0, at) + word.slice(at + 1),
          add: word.slice(0, at) + letter + word.slice(at),
          change: word.slice(0, at) + letter + word.slice(at + 1),
          exchange: word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
        }[kind] as string;
        expect(isOneSlipAway(word, typed)).toBe(true);
        expect(find(games, typed).some(({ fold: text }) => text.includes(word))).toBe(true);
      }),
    );
  });

  test('[LOBBY-04] a distance of one slip is symmetric and never two letters longer', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(isOneSlipAway(one, other)).toBe(isOneSlipAway(other, one));
        if (isOneSlipAway(one, other)) {
          expect(Math.abs(one.length - other.length)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('the nearest are found by the first six words, however many are sent', () => {
    const words = 'qq ww xx yy zz';
    expect(firstWords(nearest(games, `${words} lotus`, 5))).toEqual(['Đầm Sen']);
    expect(nearest(games, `${words} vv lotus`, 5)).toEqual([]);
  });

  test('[LOBBY-04] one word that is near outweighs many that are far', () => {
    const names = ['Talyer ng Ukit tam', 'Mỏ Ngọc'].map((text) => ({ fold: fold(text), text }));
    expect(firstWords(nearest(names, 'rong ngoc tim', 1))).toEqual(['Mỏ Ngọc']);
  });

  test('[LOBBY-04] a search without a match suggests the nearest', () => {
    expect(firstWords(nearest(games, 'brxnzy drim', 1))).toEqual(['Trống Đồng']);
    expect(firstWords(nearest(games, 'hoa sen', 5))).toEqual(['Đầm Sen']);
  });

  test.each(['zzzz', '???', 'ca map'])('[LOBBY-04] nothing is near to %s', (text) => {
    expect(nearest(games, text, 5)).toEqual([]);
  });

  test('[LOBBY-04] finds among the wanted only, and everything for an empty text', () => {
    const { find: findWanted } = openSearch(games);
    const isShort = ({ text }: { text: string }) => text.length < 45;
    expect(firstWords(findWanted('house', isShort))).toEqual(['Đầm Sen', 'Bảy Đỏ']);
    expect(findWanted(' ', isShort)).toHaveLength(2);
    expect(findWanted('fruitz', isShort)).toEqual([]);
  });
});

/** What the index has to find, looked for in every item. */
const forgivenByHand = (items: readonly Findable[], text: string) => {
  const sought = [...new Set(fold(text).split(' '))];
  const slipsIn = (words: string[]) => {
    const missed = sought.filter((one) => !words.some((word) => word.startsWith(one)));
    const isForgiven = missed.every(
      (one) => one.length >= 4 && words.some((word) => beginsNearly(word, one)),
    );
    return missed.length === 0 || (missed.length === 1 && isForgiven) ? missed.length : undefined;
  };
  const slips = items.map(({ fold: words }) => slipsIn(words.split(' ')));
  return [0, 1].flatMap((count) => items.filter((_, at) => slips[at] === count));
};

const nearestByHand = (items: readonly Findable[], text: string, count: number) => {
  const pairsOf = (word: string) => [
    ...new Set([...word].map((letter, at) => (word[at - 1] ?? ' ') + letter)),
  ];
  const likeness = (one: string, other: string) => {
    const [some, others] = [pairsOf(one), pairsOf(other)];
    return (
      (2 * some.filter((pair) => others.includes(pair)).length) / (some.length + others.length)
    );
  };
  const sought = [...new Set(fold(text).split(' '))].slice(0, 6);
  const valued = items.flatMap((item) => {
    const best = sought.map((one) => {
      const value = Math.max(...item.fold.split(' ').map((word) => likeness(word, one)));
      return value >= (one.length < 4 ? 0.8 : 0.5) ? value : 0;
    });
    const value = best.reduce((sum, near) => sum + near, 0);
    return value > 0 ? [{ item, value }] : [];
  });
  return valued
    .toSorted((one, other) => other.value - one.value)
    .slice(0, count)
    .map(({ item }) => item);
};

test('[LOBBY-04] the index finds what a look at every game finds', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 });
  const words = (maxLength: number) =>
    fc.array(word, { minLength: 1, maxLength }).map((some) => some.join(' '));
  const items = fc.array(
    words(5).map((text) => ({ fold: text })),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(items, words(3), (some, text) => {
      const isVerbatim = find(some, text).some(({ fold: of }) =>
        of.replaceAll(' ', '').includes(text.split(' ')[0]!),
      );
      if (!isVerbatim) expect(find(some, text)).toEqual(forgivenByHand(some, text));
      expect(nearest(some, text, 3)).toEqual(nearestByHand(some, text, 3));
    }),
    { numRuns: 500 },
  );
});

describe('a search among ten thousand games', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    fold: `tro choi ${at} golden dragon fortune ${at % 97} vendor${at % 40} word${at % 3000}`,
  }));
  const search = openSearch(many);
  const all = () => true;

  test('[LOBBY-04] finds one of them by its number', () => {
    expect(search.find('9876 goldan', all)).toEqual([many[9876]]);
    expect(search.find('nothing of that', all)).toEqual([]);
    expect(search.nearest('nothing of that', 5)).toEqual([]);
    expect(search.nearest('goldene dragen xyz', 5)).toHaveLength(5);
  });
});
