import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureRoute } from './measure-route';

type Asked = { address: string; options: RequestInit };

let asked: Asked[];
/** How long each answer takes, and whether it is one; the last counts for all after it. */
let answers: { ms: number; isOk?: boolean; isLost?: boolean }[];

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    const { ms, isOk = true, isLost = false } = answers[asked.length] ?? answers.at(-1)!;
    asked.push({ address, options });
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (isLost) throw new TypeError('no answer');
    return { ok: isOk };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const measured = async (): Promise<number | undefined> => {
  const measuring = measureRoute('two.example');
  await vi.runAllTimersAsync();
  return measuring;
};

test('[API-05] the speed of a route is how long its second answer takes: the first opens the connection', async () => {
  answers = [{ ms: 300 }, { ms: 40 }];
  expect(await measured()).toBe(40);
  expect(asked.map(({ address }) => address)).toEqual([
    'https://two.example/healthz',
    'https://two.example/healthz',
  ]);
  for (const { options } of asked) {
    // Nothing from a cache, and no cookie goes to the other host.
    expect(options).toMatchObject({ cache: 'no-store', credentials: 'omit' });
    expect(options.signal).toBeInstanceOf(AbortSignal);
  }
});

test('[API-05] a route that answers at once has a speed of a millisecond', async () => {
  answers = [{ ms: 0 }];
  expect(await measured()).toBe(1);
});

test.each([
  ['does not answer', [{ ms: 10, isLost: true }]],
  ['answers once and no more', [{ ms: 10 }, { ms: 10, isLost: true }]],
  ['is not well', [{ ms: 10, isOk: false }]],
  ['is not well any more', [{ ms: 10 }, { ms: 10, isOk: false }]],
])('[API-05] a route that %s has no speed', async (_, given) => {
  answers = given;
  expect(await measured()).toBeUndefined();
});
