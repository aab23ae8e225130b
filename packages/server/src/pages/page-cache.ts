import type { Clock } from '../lib/clock';

export type KeptPage = {
  status: number;
  /** Ready to send, by content coding. */
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>;
  policy: string;
  etag: string;
};

type Entry = { page: Promise<KeptPage>; madeAt: number };

/** A page is drawn at most once in this time per brand, language and route; nothing in it is anybody's own. */
const freshMs = 3000;

/** Addresses that nobody drew for a while go, so that made-up ones cannot fill the memory. */
const mostPages = 500;

/** Keeps rendered pages, already compressed, for a few seconds. Many who come at once wait for one drawing. */
export const openPageCache = (clock: Clock) => {
  const entries = new Map<string, Entry>();
  return {
    get: (key: string, draw: () => Promise<KeptPage>): Promise<KeptPage> => {
      const now = clock.now().getTime();
      const known = entries.get(key);
      if (known && now - known.madeAt < freshMs) return known.page;
      const page = draw();
      entries.delete(key);
      entries.set(key, { page, madeAt: now });
      page.catch(() => {
        if (entries.get(key)?.page === page) entries.delete(key);
      });
      const [oldest] = entries.keys();
      if (entries.size > mostPages && oldest !== undefined) entries.delete(oldest);
      return page;
    },
  };
};
