import { expect, test } from 'vitest';
import type { OutlookRow } from './span-queries';
import { uncoveredOf } from './uncovered';

/** What a round would move: wallets with what they get, and have now; the cash is the main one. */
const move = (
  roundId: string,
  moves: readonly [pocket: string, amount: bigint, balance: bigint][],
  cash: bigint,
): OutlookRow[] =>
  moves.map(([pocket, amount, balance]) => ({
    roundId,
    playerId: '1',
    currency: 'VND',
    pocket,
    amount,
    balance,
    main: 'cash',
    mainBalance: cash,
  }));

test.each([
  ['is covered by its wallet', move('1', [['bonus', -7n, 7n]], 0n), []],
  ['takes the rest from the main wallet', move('1', [['bonus', -7n, 3n]], 4n), []],
  ['lacks what both do not have', move('1', [['bonus', -7n, 3n]], 1n), [['1', 3n]]],
  [
    'lets the main wallet pay no other',
    move(
      '1',
      [
        ['cash', -7n, 3n],
        ['bonus', 9n, 0n],
      ],
      3n,
    ),
    [['1', 4n]],
  ],
  ['lacks nothing for a debt that comes back', move('1', [['debt', -7n, 0n]], 0n), []],
  [
    'is followed by the next, which has what that left',
    [...move('1', [['cash', -5n, 8n]], 8n), ...move('2', [['cash', -5n, 8n]], 8n)],
    [['2', 2n]],
  ],
  [
    'is left and takes nothing from the next',
    [...move('1', [['cash', -9n, 8n]], 8n), ...move('2', [['cash', -8n, 8n]], 8n)],
    [['1', 1n]],
  ],
  [
    'has what an earlier one gave back',
    [...move('1', [['cash', 5n, 0n]], 0n), ...move('2', [['bonus', -5n, 0n]], 0n)],
    [],
  ],
] as const)('[R-I7] the payout of a round %s', (_name, rows, lacking) => {
  const found = uncoveredOf(rows);
  expect(found.map(({ roundId, missing }) => [roundId, missing])).toEqual(lacking);
});
