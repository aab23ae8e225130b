import type { Clock } from '@parlour/node-kit/clock';
import { type DrawingQueue, openDrawingQueue } from './drawing-queue';
import type { PageBody } from './page-body';

export type KeptPage = {
  status: number;
  policy: string;
  body: PageBody;
  /** Names what it was drawn from: the same facts give the same page. */
  facts: string;
  drawnAt: number;
};

/** Draws a page, or gives back the one from before when it would be the same. */
export type DrawPage = (before: KeptPage | undefined) => Promise<KeptPage>;

type Entry = {
  page: KeptPage | undefined;
  drawing: Promise<KeptPage> | undefined;
  /** When its facts were last looked at. */
  seenAt: number;
  /** How often it was asked for since it was drawn. */
  asked: number;
};

/**
 * A page is looked at anew at most once in this time per brand, language and route; nothing in it
 * is anybody's own.
 */
const freshMs = 3000;

/** For this long an older page is sent at once while a new one is drawn behind it. */
const usefulMs = 60_000;

/** A page that is asked for so often is worth a dense body. */
const often = 3;

type Bounds = {
  /** Pages that nobody asked for lately go first. */
  mostPages: number;
  mostBytes: number;
};

const usual: Bounds = { mostPages: 400, mostBytes: 48 * 1024 * 1024 };

type Options = Partial<Bounds> & { queue?: DrawingQueue; pack?: (page: KeptPage) => void };

/** Keeps rendered pages, already compressed. Many who come at once wait for one drawing. */
export const openPageCache = (clock: Clock, options: Options = {}) => {
  const { mostPages, mostBytes } = { ...usual, ...options };
  const { queue = openDrawingQueue(), pack = openPacker() } = options;
  /** The last asked for at the end. */
  const entries = new Map<string, Entry>();
  let bytes = 0;

  const forget = (key: string): void => {
    bytes -= entries.get(key)?.page?.body.bytes ?? 0;
    entries.delete(key);
  };

  /** The page asked for last stays, however large. */
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
        // What cannot be drawn now must not hide what could be sent before.
        if (!entry.page && entries.get(key) === entry) entries.delete(key);
      });
    entry.drawing = drawing;
    // Who sends the older page does not wait for this one.
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
    /** What it holds now. */
    size: () => ({ pages: entries.size, bytes }),
  };
};

/** A dense body is a tenth of a second of work: so they take a hundredth of the time at most. */
const restMs = 10_000;

/** Packs one page after the other, with rests, and each once. */
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
