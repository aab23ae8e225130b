import { expect, test } from 'vitest';
import type { Refused } from '../refused';
import { Synchroniser } from './synchroniser';

type Question = { resolve: () => void; reject: (error: Error) => void };

/** Questions whose answers the test gives. */
const openQuestions = () => {
  const asked: Question[] = [];
  const taken: number[] = [];
  const refusals: Refused[] = [];
  const synchroniser = new Synchroniser(
    async (isCurrent) => {
      const number = asked.length + 1;
      await new Promise<void>((resolve, reject) => asked.push({ resolve, reject }));
      if (isCurrent()) taken.push(number);
    },
    (refused) => refusals.push(refused),
  );
  return { asked, taken, refusals, synchroniser };
};

test('one question is under way at a time, and what came meanwhile is one more', async () => {
  const { asked, taken, synchroniser } = openQuestions();
  const runs = [synchroniser.run(), synchroniser.run(), synchroniser.run()];
  expect(asked).toHaveLength(1);
  asked[0]!.resolve();
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!.resolve();
  await Promise.all(runs);
  expect(asked).toHaveLength(2);
  expect(taken).toEqual([1, 2]);
});

test('what was asked before a restart is not taken, whether it is answered or fails', async () => {
  const { asked, taken, refusals, synchroniser } = openQuestions();
  const { generation } = synchroniser;
  const answered = synchroniser.run();
  synchroniser.restart();
  const failing = synchroniser.run();
  synchroniser.restart();
  const last = synchroniser.run();
  asked[0]!.resolve();
  asked[1]!.reject(new Error('lost'));
  asked[2]!.resolve();
  await Promise.all([answered, failing, last]);
  expect(taken).toEqual([3]);
  expect(refusals).toEqual([]);
  expect(synchroniser.generation).not.toBe(generation);
});

test('a question that fails is said once, and the next one is asked', async () => {
  const { asked, taken, refusals, synchroniser } = openQuestions();
  const failing = synchroniser.run();
  asked[0]!.reject(new Error('lost'));
  await failing;
  expect(refusals).toHaveLength(1);
  const next = synchroniser.run();
  asked[1]!.resolve();
  await next;
  expect(taken).toEqual([2]);
});
