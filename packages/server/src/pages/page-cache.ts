import type { Clock } from '../lib/clock';

export type KeptPage = {
  status: number;
  /** Ready to send, by content coding. */
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>;
  policy: string;
  etag: string;
};

type Entry = { page: Promise<KeptPage>; madeAt: number };

/**
 * A page is drawn at most once in this time per brand, language and route; nothing in it is
 * anybody's own.
 */
const freshMs = 3000;

/** For this long an older page is sent at once while a new one is drawn behind it. */
const usefulMs = 60_000;

/** Addresses that nobody drew for a while go, so that made-up ones cannot fill the memory. */
const mostPages = 500;

/** Keeps rendered pages, already compressed. Many who come at once wait for one drawing. */
export const openPageCache = (clock: Clock) => {
  const entries = new Map<string, Entry>();

  const redraw = (key: string, draw: () => Promise<KeptPage>, now: number): Promise<KeptPage> => {
    const page = draw();
    const before = entries.get(key);
    entries.delete(key);
    entries.set(key, { page, madeAt: now });
    const [oldest] = entries.keys();
    if (entries.size > mostPages && oldest !== undefined) entries.delete(oldest);
    page.catch(() => {
      // What cannot be drawn now must not hide what could be sent before.
      if (entries.get(key)?.page !== page) return;
      entries.delete(key);
      if (before) entries.set(key, before);
    });
    return page;
  };

  return {
    get: (key: string, draw: () => Promise<KeptPage>): Promise<KeptPage> => {
      const now = clock.now().getTime();
      const known = entries.get(key);
      const age = known ? now - known.madeAt : Infinity;
      if (known && age < freshMs) return known.page;
      const page = redraw(key, draw, now);
      if (!known || age >= usefulMs) return page;
      return known.page;
    },
  };
};
