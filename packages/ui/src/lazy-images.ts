/** As the specification has it; the margin loads a picture a little before it is seen. */
const lazyImages = {
  attempts: 1,
  threshold: 0.1,
  mostKept: 200,
  throttleMs: 200,
  rootMargin: '300px 0px',
} as const;

/** The addresses that loaded last: one of them is shown again without waiting. */
const loaded = new Set<string>();

/** Those that had their one attempt; a network that is back gives them another. */
const failed = new Set<string>();
globalThis.addEventListener?.('online', () => failed.clear());

const remember = (addresses: Set<string>, src: string): void => {
  addresses.delete(src);
  addresses.add(src);
  const [oldest] = addresses;
  if (addresses.size > lazyImages.mostKept && oldest !== undefined) addresses.delete(oldest);
};

export type LazyLoad = typeof lazyLoad;

/**
 * Loads a picture once a tenth of it is near the screen. `onFailed` draws what stands in its place.
 * Returns what stops the waiting.
 */
export const lazyLoad = (
  image: HTMLImageElement,
  src: string | undefined,
  onFailed: () => void,
): (() => void) => {
  if (!src) throw new Error('image src is required');
  if (failed.has(src)) {
    onFailed();
    return () => undefined;
  }
  const onLoad = () => remember(loaded, src);
  const onError = () => {
    remember(failed, src);
    onFailed();
  };
  image.addEventListener('load', onLoad);
  image.addEventListener('error', onError);
  const load = () => {
    // It may have failed elsewhere on the page while this one waited to come near.
    if (failed.has(src)) onFailed();
    else image.src = src;
  };
  const unwatch = loaded.has(src) ? load() : watch(image, load);
  return () => {
    unwatch?.();
    image.removeEventListener('load', onLoad);
    image.removeEventListener('error', onError);
  };
};

const loadByImage = new WeakMap<Element, () => void>();
let near: IntersectionObserver | undefined;

const watch = (image: HTMLImageElement, load: () => void): (() => void) => {
  const { threshold, rootMargin } = lazyImages;
  near ??= new IntersectionObserver(see, { threshold, rootMargin });
  loadByImage.set(image, load);
  near.observe(image);
  return () => {
    loadByImage.delete(image);
    near?.unobserve(image);
  };
};

const see = (entries: readonly IntersectionObserverEntry[]): void => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    near?.unobserve(target);
    waiting.add(target);
  }
  if (waiting.size > 0) loadSoon();
};

/** What came near and is not loaded yet: while one scrolls, once in a while for all of it. */
const waiting = new Set<Element>();
let isPaused = false;

const loadSoon = (): void => {
  if (isPaused) return;
  for (const image of waiting) loadByImage.get(image)?.();
  waiting.clear();
  isPaused = true;
  setTimeout(() => {
    isPaused = false;
    if (waiting.size > 0) loadSoon();
  }, lazyImages.throttleMs);
};
