import { describe, expect, test } from 'vitest';
import { isFirst, shardWords } from './shard.mjs';

describe('a machine of a sharded run', () => {
  test('runs everything without --shard', () => {
    expect(shardWords([])).toEqual([]);
    expect(isFirst([])).toBe(true);
  });

  test('passes its part to both runners, and only the first one checks', () => {
    expect(shardWords(['--shard', '2/3'])).toEqual(['--shard=2/3']);
    expect(isFirst(shardWords(['--shard=1/3']))).toBe(true);
    expect(isFirst(shardWords(['--shard=2/3']))).toBe(false);
  });

  test.each(['0/3', '4/3', '3', 'a/b', ''])('refuses --shard %j with a sentence', (shard) => {
    expect(() => shardWords(['--shard', shard])).toThrow(/--shard takes a part of several/);
  });

  test('refuses an unknown argument with a sentence', () => {
    expect(() => shardWords(['--sharp', '1/2'])).toThrow(/--sharp/);
  });
});
