import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paced } from './paced';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[OPS-01] a flood of live messages asks for the list once a second, and once after its end', () => {
  const asked: number[] = [];
  const began = Date.now();
  const list = paced(() => asked.push(Date.now() - began), 1000);
  // A message every 50 ms for two seconds.
  for (let turn = 0; turn < 40; turn += 1) {
    list.run();
    vi.advanceTimersByTime(50);
  }
  vi.advanceTimersByTime(5000);
  expect(asked).toEqual([0, 1000, 2000]);
  list.run();
  list.run();
  list.stop();
  vi.advanceTimersByTime(5000);
  expect(asked).toHaveLength(4);
});
