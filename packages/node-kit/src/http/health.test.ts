import { expect, test } from 'vitest';
import { movedClock } from '../clock';
import { openHealth } from './health';

test('any number of health checks query the database once a second', async () => {
  let laterMs = 0;
  let questions = 0;
  const isWell = openHealth({
    clock: movedClock(() => laterMs),
    sql: async () => {
      questions += 1;
      return [];
    },
  });
  const askedByMany = () => Promise.all(Array.from({ length: 100 }, isWell));
  await askedByMany();
  expect(questions).toBe(1);
  laterMs = 1000;
  await askedByMany();
  expect(questions).toBe(2);
});
