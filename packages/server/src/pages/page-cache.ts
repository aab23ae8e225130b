import type { Clock } from '@parlour/node-kit/clock';
import type { Live } from '../lib/live/live';
import { type DrawingQueue, openDrawingQueue } from './drawing-queue';
import type { PageBody } from './page-body';

export type KeptPage = {
  status: number;
  policy: string;
  body: PageBody;
  /** Identifies the facts it was rendered from: the same facts give the same page. */
  facts: string;
  drawnAt: number;
};

/** Renders a page, or returns the previous one when it would be the same. */
export type DrawPage = (before: KeptPage | undefined) => Promise<KeptPage>;

type Entry = {
  page: KeptPage | undefined;
  drawing: Promise<KeptPage> | undefined;
  /** When its facts were last checked. */
  seenAt: number;
  /** How often it was requested since it was rendered. */
  asked: number;
};

/**
 * A page is checked at most once in this time per brand, language and route; it contains nothing
 * personal.
 */
const freshMs = 3000;

/** For this long a stale page is sent at once while a new one is rendered in the background. */
const usefulMs = 60_000;

/** From this many requests on a dense body is worth its work. */
const often = 3;

type Bounds = {
  /** The least recently used pages go first. */
  mostPages: number;
  mostBytes: number;
};

const usual: Bounds = { mostPages: 400, mostBytes: 48 * 1024 * 1024 };

type Options = Partial<Bounds> & { queue?: DrawingQueue; pack?: (page: KeptPage) => void };

/** Caches rendered pages, already compressed. Concurrent requests wait for one rendering. */
export const openPageCache = (clock: Clock, options: Options = {}) => {
  const { mostPages, mostBytes } = { ...usual, ...options };
  const { queue = openDrawingQueue(), pack = openPacker() } = options;
  /** The most recently used at the end. */
  const entries = new Map<string, Entry>();
  let bytes = 0;

  const forget = (key: string): void => {
    bytes -= entries.get(key)?.page?.body.bytes ?? 0;
    entries.delete(key);
  };

  /** The most recently used page stays, however large. */
  const evict = (): void => {
    for (const key of entries.keys()) {
      if (entries.size <= 1 || (entries.size <= mostPages && bytes <= mostBytes)) return;
      forget(key);
    }
  };

  const keep = (key: string, entry: Entry, page: KeptPage): void => {
    const before = entry.page;
    entry.seenAt = clock.now().getTime();
    entry.page = page;
    if (page !== before) entry.asked = 0;
    if (entries.get(key) !== entry) return;
    bytes += page.body.bytes - (before?.body.bytes ?? 0);
    evict();
  };

  const redraw = (key: string, entry: Entry, draw: DrawPage): Promise<KeptPage> => {
    const drawing = queue(() => draw(entry.page))
      .then((page) => {
        keep(key, entry, page);
        return page;
      })
      .finally(() => {
        entry.drawing = undefined;
        // A failed rendering must not hide the previous page.
        if (!entry.page && entries.get(key) === entry) entries.delete(key);
      });
    entry.drawing = drawing;
    // A request that gets the stale page does not wait for this one.
    drawing.catch(() => undefined);
    return drawing;
  };

  const touch = (key: string): Entry => {
    const known = entries.get(key);
    const entry = known ?? { page: undefined, drawing: undefined, seenAt: -Infinity, asked: 0 };
    entries.delete(key);
    entries.set(key, entry);
    if (!known) evict();
    entry.asked += 1;
    return entry;
  };

  return {
    get: async (key: string, draw: DrawPage): Promise<KeptPage> => {
      const entry = touch(key);
      const age = Math.abs(clock.now().getTime() - entry.seenAt);
      const { page } = entry;
      if (page && entry.asked >= often && !page.body.isDense) pack(page);
      if (page && age < freshMs) return page;
      const drawing = entry.drawing ?? redraw(key, entry, draw);
      return page && age < usefulMs ? page : drawing;
    },
    /** Its current size. */
    size: () => ({ pages: entries.size, bytes }),
  };
};

/** A dense body takes a tenth of a second of work: these take a hundredth of the time at most. */
const restMs = 10_000;

/** Compresses one page after the other, with rests, and each once. */
const openPacker = () => {
  const waiting = new Set<KeptPage>();
  let isBusy = false;
  const packNext = async () => {
    const [page] = waiting;
    isBusy = page !== undefined;
    if (!page) return;
    await page.body.pack().catch(() => undefined);
    waiting.delete(page);
    setTimeout(() => void packNext(), restMs).unref();
  };
  return (page: KeptPage): void => {
    waiting.add(page);
    if (!isBusy) void packNext();
  };
};

/** A number of a brand that is another one as soon as any process says that its content changed. */
export type MarkOf = (brand: string) => number;

/** What was drawn or read of a brand before a mark changed is not used after it. */
export const watchContent = (live: Pick<Live, 'listen' | 'onGap'>): MarkOf => {
  const marks = new Map<string, number>();
  let gaps = 0;
  live.onGap(() => {
    gaps += 1;
  });
  live.listen((to, { type }) => {
    if (type !== 'announcements' || !to.startsWith('brand:')) return;
    const brand = to.slice('brand:'.length);
    marks.set(brand, (marks.get(brand) ?? 0) + 1);
  });
  return (brand) => (marks.get(brand) ?? 0) + gaps;
};
