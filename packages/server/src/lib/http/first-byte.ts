/** How often the loop is looked at: an estimate is too early by twice this at most. */
const stepMs = 20;

/** Says when the first byte of what is being read now can have come. */
export type FirstByte = {
  /** By `performance.now()`; at or before the true time, never after it. */
  earliest: () => number;
  stop: () => void;
};

/**
 * What comes while the process is busy waits in the kernel, and nobody tells us since when. But the
 * loop reads everything that is there in every turn: what is read now came after the reading
 * before, and of the turn of that one we note the beginning.
 */
export const watchFirstBytes = (): FirstByte => {
  let before = performance.now();
  const timer = setInterval(() => {
    const begun = performance.now();
    // Runs after this turn's reading: what is read from then on came after its beginning.
    setImmediate(() => {
      before = begun;
    });
  }, stepMs);
  timer.unref();
  return { earliest: () => before, stop: () => clearInterval(timer) };
};
