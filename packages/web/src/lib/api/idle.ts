const idle =
  globalThis.requestIdleCallback ?? ((run: () => void) => globalThis.setTimeout(run, 200));

/** Runs something in the browser when the page has nothing better to do. */
export const whenIdle = (run: () => void): void => {
  if ('document' in globalThis) idle(() => run());
};

const touches = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
  'scroll',
] as const;

const waiting = new Set<() => void>();
let isTouched = false;

const onTouch = ({ type, target }: Event): void => {
  // A banner may turn its pages by itself.
  if (!navigator.onLine || (type === 'scroll' && target !== document)) return;
  for (const touch of touches) document.removeEventListener(touch, onTouch, true);
  isTouched = true;
  for (const run of waiting) run();
  waiting.clear();
};

if ('document' in globalThis) {
  for (const touch of touches) document.addEventListener(touch, onTouch, true);
}

/**
 * Runs something in the browser at the first sign of a person: what only a press can need, or what
 * is below the screen. Without a network it waits for the next sign. Returns what gives it up.
 */
export const whenTouched = (run: () => void): (() => void) => {
  if (isTouched) run();
  else waiting.add(run);
  return () => waiting.delete(run);
};

/** After so long what did not come is asked for again. */
export const retryMs = 5000;

/**
 * Fetches a part that no one waits for, and again after a failure: a little later, or as soon as
 * the network is back. Returns what gives it up.
 */
export const fetchPart = <Part>(
  load: () => Promise<Part>,
  onFetched: (part: Part) => void,
): (() => void) => {
  let isGivenUp = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = () => {
    clearTimeout(timer);
    removeEventListener('online', tryIt);
  };
  const tryIt = () => {
    stopWaiting();
    load().then(
      (part) => {
        if (!isGivenUp) onFetched(part);
      },
      () => {
        if (isGivenUp) return;
        timer = setTimeout(tryIt, retryMs);
        addEventListener('online', tryIt);
      },
    );
  };
  tryIt();
  return () => {
    isGivenUp = true;
    stopWaiting();
  };
};
