import { expect, test } from 'vitest';
import { orderOf, takeTurns } from './rounds';
import type { Way } from './variant';

test('each side of a pair goes first equally often, and each pair runs at every place', () => {
  const rounds = Array.from({ length: 6 }, (_each, round) => orderOf(3, round));
  for (const order of rounds) {
    expect(new Set(order.map(({ place }) => place)).size).toBe(3);
  }
  const first = rounds.flat().filter(({ isTurned }) => isTurned);
  expect(first).toHaveLength(9);
  expect(rounds.map(([order]) => order?.place)).toEqual([0, 1, 2, 0, 1, 2]);
});

test('two adjacent turns make a pair, whichever went first', async () => {
  const order: string[] = [];
  let turns = 0;
  const way = (id: string): Way => ({
    id,
    title: id,
    inFlight: 1,
    turn: async () => {
      order.push(id);
      return { betsPerSecond: (turns += 1) };
    },
  });
  const [ours, yardstick, other] = [way('ours'), way('yardstick'), way('other')];
  const { measured, paired } = await takeTurns(
    { pairs: [{ of: ours, by: yardstick }], singles: [other], close: async () => {} },
    { pairs: 3, pace: { warmMs: 0, measureMs: 0 } },
  );
  expect(order.join(' ')).toBe('ours yardstick other yardstick ours ours yardstick');
  expect(paired).toEqual([
    {
      of: 'ours',
      by: 'yardstick',
      turns: [
        { of: { betsPerSecond: 1 }, by: { betsPerSecond: 2 } },
        { of: { betsPerSecond: 5 }, by: { betsPerSecond: 4 } },
        { of: { betsPerSecond: 6 }, by: { betsPerSecond: 7 } },
      ],
    },
  ]);
  expect(measured.map(({ id, rounds }) => [id, rounds.length])).toEqual([
    ['ours', 3],
    ['yardstick', 3],
    ['other', 1],
  ]);
});
