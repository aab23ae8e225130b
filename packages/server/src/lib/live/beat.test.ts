import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beat } from './beat';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const newPage = (answers = true) => {
  const page = { isAlive: true, pings: 0, isEnded: false };
  const ping = () => {
    page.pings += 1;
    page.isAlive = answers;
  };
  const terminate = () => {
    page.isEnded = true;
  };
  return Object.assign(page, { socket: { ping, terminate } });
};

test('of many pages some are asked at each step, and each once in a round', () => {
  const pages = Array.from({ length: 240 }, () => newPage());
  const asked: number[] = [];
  const stop = beat(new Set(pages), {
    roundMs: 15_000,
    also: (page) => asked.push(pages.indexOf(page)),
  });
  vi.advanceTimersByTime(250);
  expect(asked).toEqual([0, 1, 2, 3]);
  vi.advanceTimersByTime(15_000 - 250);
  expect(asked).toEqual(pages.map((_, place) => place));
  stop();
  vi.advanceTimersByTime(60_000);
  expect(asked).toHaveLength(240);
});

test('a single page has a round to answer, is ended if it does not, and stays if it does', () => {
  for (const answers of [true, false]) {
    const page = newPage(answers);
    const stop = beat(new Set([page]), { roundMs: 15_000 });
    vi.advanceTimersByTime(29_999);
    expect(page).toMatchObject({ pings: 1, isEnded: false });
    vi.advanceTimersByTime(1);
    stop();
    expect(page).toMatchObject({ pings: answers ? 2 : 1, isEnded: !answers });
  }
});

test('pages that left are asked nothing, and those that came are', () => {
  const [first, second] = [newPage(), newPage()];
  const pages = new Set([first]);
  const stop = beat(pages, { roundMs: 1000 });
  vi.advanceTimersByTime(1000);
  pages.delete(first);
  vi.advanceTimersByTime(5000);
  pages.add(second);
  vi.advanceTimersByTime(1000);
  stop();
  expect([first.pings, second.pings]).toEqual([1, 1]);
});
