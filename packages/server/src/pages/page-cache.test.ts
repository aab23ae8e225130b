import { expect, test } from 'vitest';
import type { Clock } from '@parlour/node-kit/clock';
import { openDrawingQueue, TooManyDrawings } from './drawing-queue';
import { PageBody } from './page-body';
import { type KeptPage, openPageCache } from './page-cache';

const handClock = () => {
  let time = Date.parse('2026-11-21T10:00:00Z');
  const clock = { now: () => new Date(time) } as Clock;
  return {
    clock,
    pass: (ms: number) => {
      time += ms;
    },
  };
};

const pageOf = (html: string): KeptPage => ({
  status: 200,
  policy: '',
  body: new PageBody(html),
  facts: html,
  drawnAt: 0,
});

const textOf = ({ body }: KeptPage) => String(body.html);

/** Numbers its renderings. */
const counted = () => {
  let drawn = 0;
  return {
    draw: async () => {
      drawn += 1;
      return pageOf(`page ${drawn}`);
    },
    drawn: () => drawn,
  };
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('concurrent requests wait for one rendering', async () => {
  const cache = openPageCache(handClock().clock);
  const { draw, drawn } = counted();
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.get('home', draw)));
  expect(drawn()).toBe(1);
  expect(new Set(pages.map(textOf))).toEqual(new Set(['page 1']));
});

test('a stale page is sent while the new one is rendered, a very old page is not', async () => {
  const { clock, pass } = handClock();
  const cache = openPageCache(clock);
  const { draw } = counted();
  const text = async () => textOf(await cache.get('home', draw));
  expect(await text()).toBe('page 1');
  pass(5000);
  expect(await text()).toBe('page 1');
  await settled();
  expect(await text()).toBe('page 2');
  pass(120_000);
  expect(await text()).toBe('page 3');
});

test('a page that cannot be rendered is logged once, and the previous one is sent', async () => {
  const { clock, pass } = handClock();
  const cache = openPageCache(clock);
  await cache.get('home', async () => pageOf('good'));
  pass(5000);
  const failing = () => Promise.reject(new Error('the database is away'));
  expect(textOf(await cache.get('home', failing))).toBe('good');
  await settled();
  expect(textOf(await cache.get('home', failing))).toBe('good');
  await expect(cache.get('other', failing)).rejects.toThrow('away');
  expect(cache.size().pages).toBe(1);
});

test('brands, languages and routes have separate keys', async () => {
  const cache = openPageCache(handClock().clock);
  await cache.get('main VI /', async () => pageOf('vi'));
  expect(textOf(await cache.get('main EN /', async () => pageOf('en')))).toBe('en');
});

test('[R-S4] the cache is bounded by pages, and the most recently used stay', async () => {
  const cache = openPageCache(handClock().clock, { mostPages: 3 });
  const { draw, drawn } = counted();
  for (const key of ['a', 'b', 'c', 'a', 'd']) await cache.get(key, draw);
  expect(drawn()).toBe(4);
  expect(cache.size().pages).toBe(3);
  await cache.get('a', draw);
  expect(drawn()).toBe(4);
  await cache.get('b', draw);
  expect(drawn()).toBe(5);
});

test('[R-S4] the cache is bounded by bytes, also when a page is rendered again', async () => {
  const { clock, pass } = handClock();
  const cache = openPageCache(clock, { mostBytes: 10_000 });
  const large = async () => pageOf('x'.repeat(2000));
  for (const key of ['a', 'b', 'c', 'd', 'e']) {
    await cache.get(key, large);
    expect(cache.size().bytes).toBeLessThanOrEqual(10_000);
  }
  expect(cache.size()).toEqual({ pages: 2, bytes: 8000 });
  pass(120_000);
  await cache.get('e', async () => pageOf('y'.repeat(4900)));
  expect(cache.size()).toEqual({ pages: 1, bytes: 9800 });
});

test('[R-S4] a page that is requested often is compressed densely, a rare one is not', async () => {
  const packed: string[] = [];
  const cache = openPageCache(handClock().clock, { pack: (page) => packed.push(textOf(page)) });
  await cache.get('rare', async () => pageOf('rare'));
  for (let time = 0; time < 9; time += 1) await cache.get('often', async () => pageOf('often'));
  expect(new Set(packed)).toEqual(new Set(['often']));
});

test('[R-S4] a limited number is rendered at a time, a limited number waits, and the next is refused', async () => {
  const queue = openDrawingQueue({ atOnce: 2, mostWaiting: 3 });
  let most = 0;
  let underWay = 0;
  const ends: (() => void)[] = [];
  const draw = async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise<void>((resolve) => ends.push(resolve));
    underWay -= 1;
  };
  const drawings = Array.from({ length: 5 }, () => queue(draw));
  await expect(queue(draw)).rejects.toBeInstanceOf(TooManyDrawings);
  for (let ended = 0; ended < 5; ended += 1) {
    ends[ended]?.();
    await settled();
  }
  await Promise.all(drawings);
  expect(most).toBe(2);
  // The places are free again.
  await queue(async () => undefined);
});

test('[R-S4] no request waits for ever behind renderings that do not end', async () => {
  const queue = openDrawingQueue({ atOnce: 1, longestWaitMs: 1 });
  let end = () => {};
  const first = queue(() => new Promise<void>((resolve) => (end = resolve)));
  await expect(queue(async () => undefined)).rejects.toBeInstanceOf(TooManyDrawings);
  end();
  await first;
  await queue(async () => undefined);
});

test('[R-S4] a failed rendering frees its place', async () => {
  const queue = openDrawingQueue({ atOnce: 1, mostWaiting: 0 });
  for (let time = 0; time < 3; time += 1) {
    await expect(queue(() => Promise.reject(new Error('no words')))).rejects.toThrow('no words');
  }
});
