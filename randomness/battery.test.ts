import { createHash } from 'node:crypto';
import { games } from '@parlour/games/games';
import { describe, expect, test } from 'vitest';
import { judge, judgeDuplicates, judgePair, refused, type Sequence } from './battery';
import { rawWords } from './drawn';
import { judgeGame } from './judge-game';
import { chanceBeyond, normalOf } from './normal';
import { judgeReturn } from './returned';

const patienceMs = 240_000;

describe('[R-R3] the battery of statistical tests', () => {
  test(
    'refuses no number that a game draws, at 1 % over all games',
    () => {
      const all = games.flatMap(({ code }) =>
        judgeGame(code, code, 60_000).map((verdict) => ({ ...verdict, code })),
      );
      for (const { code } of games) {
        const tests = all.filter((verdict) => verdict.code === code).map((verdict) => verdict.test);
        expect(tests.length, code).toBeGreaterThan(10);
      }
      expect(refused(all)).toEqual([]);
    },
    patienceMs,
  );

  test(
    '[R-R8] refuses no return of a game beside its published one',
    () => {
      const all = games.map(({ code }) => judgeReturn(code, 'a', 10_000).verdict);
      expect(refused(all)).toEqual([]);
    },
    patienceMs,
  );

  test('[R-R2] refuses no word before it is scaled', () => {
    const words = rawWords('raw', 2 ** 17);
    const bytes = { below: 256, numbers: Array.from(words, (word) => word & 255) };
    const top = { below: 256, numbers: Array.from(words, (word) => word >>> 24) };
    expect(refused([judgeDuplicates(words), ...judge(bytes), ...judge(top)])).toEqual([]);
  });

  // Numbers of an honest source, of which each case spoils something.
  const honest = (below: number, count: number, word = 'a'): number[] =>
    Array.from(
      { length: count },
      (_, i) => createHash('sha256').update(`${word} ${i}`).digest().readUInt32BE(0) % below,
    );
  const good = honest(30, 30_000);
  const namesOf = (numbers: number[], below = 30): string[] =>
    refused(judge({ below, numbers })).map((verdict) => verdict.test);

  test('refuses nothing of an honest source', () => {
    expect(namesOf(good)).toEqual([]);
    expect(namesOf(honest(12, 30_000, 'b'), 12)).toEqual([]);
  });

  test.each<[string, string, (numbers: number[]) => number[]]>([
    [
      'one number a tenth too often',
      'total distribution',
      (all) => all.map((x, i) => (x === 7 && i % 2 ? 8 : x)),
    ],
    [
      'a byte folded by modulo',
      'total distribution',
      (all) => all.map((_, i) => createHash('md5').update(String(i)).digest()[0]! % 30),
    ],
    [
      'numbers that follow the one before',
      'serial correlation, 1 apart',
      (all) => all.map((x, i) => (i % 4 ? x : (all[i - 1] ?? x))),
    ],
    ['every number twice', 'pairs', (all) => all.flatMap((x) => [x, x]).slice(0, all.length)],
    [
      'numbers that never repeat',
      'overlapping pairs',
      (all) => all.filter((x, i) => x !== all[i - 1]),
    ],
    ['a wave of high and low', 'runs', (all) => all.map((x, i) => (i % 8 < 4 ? x >> 1 : x))],
    [
      'three that rise',
      'permutations',
      (all) =>
        all.map(
          (_, i) => all.slice(i - (i % 3), i - (i % 3) + 3).toSorted((a, b) => a - b)[i % 3]!,
        ),
    ],
    [
      'five that differ',
      'poker',
      (all) =>
        all.map((x, i) => (i % 5 === 4 && all.slice(i - 4, i).includes(x) ? (x + 11) % 30 : x)),
    ],
    [
      'low numbers far apart',
      'gaps',
      (all) => all.map((x, i) => (x < 7 && all[i - 1]! < 7 ? x + 7 : x)),
    ],
  ])('finds %s, by %s', (_what, by, spoil) => {
    expect(namesOf(spoil(good))).toContain(by);
  });

  test('finds a set that is completed too soon', () => {
    const sets = Array.from({ length: 3000 }, (_, set) =>
      Array.from({ length: 6 }, (__, i) => (i * 5 + set) % 6),
    ).flat();
    expect(namesOf(sets, 6)).toContain('coupon collector');
  });

  test('finds a draw that follows from another draw of its round', () => {
    const first: Sequence = { below: 30, numbers: good };
    const second: Sequence = {
      below: 30,
      numbers: good.map((x, i) => (i % 10 ? good[good.length - 1 - i]! : x)),
    };
    expect(refused([judgePair(first, second)])).toHaveLength(1);
    const free: Sequence = { below: 30, numbers: honest(30, 30_000, 'c') };
    expect(refused([judgePair(first, free)])).toEqual([]);
  });

  test('finds words that come again', () => {
    const words = rawWords('again', 2 ** 16);
    const again = Uint32Array.from(words, (word, i) => (i % 50 ? word : words[i - (i % 2 ** 14)]!));
    expect(refused([judgeDuplicates(again)])).toHaveLength(1);
  });

  test('knows its tables: published points of both distributions', () => {
    expect(chanceBeyond(1.96)).toBeCloseTo(0.05, 4);
    expect(chanceBeyond(3.2905)).toBeCloseTo(0.001, 6);
    expect(chanceBeyond(normalOf(43.773, 30))).toBeCloseTo(0.1, 2);
    expect(chanceBeyond(normalOf(124.342, 100))).toBeCloseTo(0.1, 2);
  });
});
