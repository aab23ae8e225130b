import { describe, expect, test } from 'vitest';
import { isFirst, shardWords } from './shard.mjs';

describe('a machine', () => {
  test('runs everything unless it is told its part', () => {
    expect(shardWords([])).toEqual([]);
    expect(isFirst([])).toBe(true);
  });

  test('is told its part as both runners take it, and the first one checks', () => {
    expect(shardWords(['--shard', '2/3'])).toEqual(['--shard=2/3']);
    expect(isFirst(shardWords(['--shard=1/3']))).toBe(true);
    expect(isFirst(shardWords(['--shard=2/3']))).toBe(false);
  });

  test.each(['0/3', '4/3', '3', 'a/b', ''])('that is told %j says so', (shard) => {
    expect(() => shardWords(['--shard', shard])).toThrow(/--shard takes a part of several/);
  });

  test('that is told something else says so', () => {
    expect(() => shardWords(['--sharp', '1/2'])).toThrow(/--sharp/);
  });
});
