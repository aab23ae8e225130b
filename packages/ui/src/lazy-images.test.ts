import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Seen = (entries: { isIntersecting: boolean; target: unknown }[]) => void;

/** A browser's observer: the test says what came near. */
const observers: { seen: Seen; options: object; watched: Set<unknown> }[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  observers.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      watched = new Set<unknown>();
      constructor(seen: Seen, options: object) {
        observers.push({ seen, options, watched: this.watched });
      }
      observe = (element: unknown) => this.watched.add(element);
      unobserve = (element: unknown) => this.watched.delete(element);
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const picture = () => {
  const listeners: Record<string, () => void> = {};
  return {
    src: '',
    addEventListener: (type: string, act: () => void) => void (listeners[type] = act),
    removeEventListener: (type: string) => void delete listeners[type],
    tell: (type: 'load' | 'error') => listeners[type]?.(),
  };
};

type Picture = ReturnType<typeof picture>;

const open = async () => {
  const { lazyLoad } = await import('./lazy-images');
  const load = (image: Picture, src: string | undefined, onFailed = () => undefined as void) =>
    lazyLoad(image as unknown as HTMLImageElement, src, onFailed);
  const near = (...images: Picture[]) =>
    observers[0]?.seen(images.map((target) => ({ isIntersecting: true, target })));
  /** Has it been loaded a moment ago? */
  const isKept = (src: string): boolean => {
    const image = picture();
    load(image, src)();
    return image.src === src;
  };
  return { load, near, isKept };
};

describe('[LOBBY-09] a lazy image', () => {
  test('is fetched once a tenth of it is near the screen', async () => {
    const { load, near } = await open();
    const image = picture();
    load(image, '/a.png');
    expect(observers[0]?.options).toMatchObject({ threshold: 0.1 });
    expect(image.src).toBe('');
    near(image);
    expect(image.src).toBe('/a.png');
    expect(observers[0]?.watched.size).toBe(0);
  });

  test('is fetched with the others of 200 ms', async () => {
    const { load, near } = await open();
    const [first, second, third] = [picture(), picture(), picture()];
    for (const [image, src] of [
      [first, '/1'],
      [second, '/2'],
      [third, '/3'],
    ] as const) {
      load(image, src);
    }
    near(first);
    near(second);
    vi.advanceTimersByTime(199);
    near(third);
    expect([first.src, second.src, third.src]).toEqual(['/1', '', '']);
    vi.advanceTimersByTime(1);
    expect([second.src, third.src]).toEqual(['/2', '/3']);
  });

  test('that failed falls back to the default, and has no second attempt', async () => {
    const { load, near } = await open();
    const image = picture();
    const onFailed = vi.fn<() => void>();
    load(image, '/broken.png', onFailed);
    near(image);
    image.tell('error');
    expect(onFailed).toHaveBeenCalledTimes(1);
    const again = picture();
    load(again, '/broken.png', onFailed);
    near(again);
    vi.advanceTimersByTime(1000);
    expect(onFailed).toHaveBeenCalledTimes(2);
    expect(again.src).toBe('');
  });

  test('is shown at once where it is one of the last 200 that loaded', async () => {
    const { load, near, isKept } = await open();
    for (let index = 0; index < 201; index += 1) {
      const image = picture();
      load(image, `/${index}`);
      near(image);
      vi.advanceTimersByTime(200);
      image.tell('load');
    }
    expect([isKept('/0'), isKept('/1'), isKept('/200')]).toEqual([false, true, true]);
  });

  test.each([undefined, ''])('without an address (%j) raises an error', async (src) => {
    const { load } = await open();
    expect(() => load(picture(), src)).toThrow('image src is required');
  });

  test('that went away before it came near is not fetched', async () => {
    const { load, near } = await open();
    const image = picture();
    const stop = load(image, '/a.png');
    stop();
    near(image);
    expect(image.src).toBe('');
  });
});
