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

/** Numbers its drawings. */
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

test('many who come at once wait for one drawing', async () => {
  const cache = openPageCache(handClock().clock);
  const { draw, drawn } = counted();
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.get('home', draw)));
  expect(drawn()).toBe(1);
  expect(new Set(pages.map(textOf))).toEqual(new Set(['page 1']));
});

test('an older page is sent while the new one is drawn, a page of long ago is not', async () => {
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

test('a page that cannot be drawn is told once and does not hide what could be sent', async () => {
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

test('brands, languages and routes are kept apart by their keys', async () => {
  const cache = openPageCache(handClock().clock);
  await cache.get('main VI /', async () => pageOf('vi'));
  expect(textOf(await cache.get('main EN /', async () => pageOf('en')))).toBe('en');
});

test('[R-S4] what is kept is bounded by pages, and who was asked for last stays', async () => {
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

test('[R-S4] what is kept is bounded by bytes, also when a page is drawn anew', async () => {
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

test('[R-S4] a page is packed when it is asked for often, and a rare one is not', async () => {
  const packed: string[] = [];
  const cache = openPageCache(handClock().clock, { pack: (page) => packed.push(textOf(page)) });
  await cache.get('rare', async () => pageOf('rare'));
  for (let time = 0; time < 9; time += 1) await cache.get('often', async () => pageOf('often'));
  expect(new Set(packed)).toEqual(new Set(['often']));
});

test('[R-S4] so many are drawn at a time, so many wait, and the next is refused', async () => {
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

test('[R-S4] nobody waits for ever behind drawings that do not end', async () => {
  const queue = openDrawingQueue({ atOnce: 1, longestWaitMs: 1 });
  let end = () => {};
  const first = queue(() => new Promise<void>((resolve) => (end = resolve)));
  await expect(queue(async () => undefined)).rejects.toBeInstanceOf(TooManyDrawings);
  end();
  await first;
  await queue(async () => undefined);
});

test('[R-S4] a drawing that fails gives its place back', async () => {
  const queue = openDrawingQueue({ atOnce: 1, mostWaiting: 0 });
  for (let time = 0; time < 3; time += 1) {
    await expect(queue(() => Promise.reject(new Error('no words')))).rejects.toThrow('no words');
  }
});
