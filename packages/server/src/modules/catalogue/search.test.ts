import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './fold';
import { find, isOneSlipAway, nearest } from './search';

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

  test('[LOBBY-04] a search without a match suggests the nearest', () => {
    expect(firstWords(nearest(games, 'brxnzy drim', 1))).toEqual(['Trống Đồng']);
    expect(firstWords(nearest(games, 'hoa sen', 5))).toEqual(['Đầm Sen']);
  });

  test.each(['zzzz', '???', 'ca map'])('[LOBBY-04] nothing is near to %s', (text) => {
    expect(nearest(games, text, 5)).toEqual([]);
  });

  test('[LOBBY-04] one of ten thousand games is found by its number', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({
      fold: `tro choi ${at} golden dragon fortune ${at % 97} vendor${at % 40}`,
    }));
    expect(find(many, '9876 goldan')).toEqual([many[9876]]);
    expect(find(many, 'nothing of that')).toEqual([]);
    expect(nearest(many, 'nothing of that', 5)).toEqual([]);
    expect(nearest(many, 'goldene dragen xyz', 5)).toHaveLength(5);
  });
});
