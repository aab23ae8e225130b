/** How often the event loop is sampled: an estimate is too early by twice this at most. */
const stepMs = 20;

/** Estimates when the first byte of the current read can have arrived. */
export type FirstByte = {
  /** By `performance.now()`; at or before the true time, never after it. */
  earliest: () => number;
  stop: () => void;
};

/**
 * Data that arrives while the process is busy waits in the kernel, without a time stamp. But each
 * turn of the event loop reads everything that is there: what is read now arrived after the
 * previous read, and the start of that turn is recorded.
 */
export const watchFirstBytes = (): FirstByte => {
  let before = performance.now();
  const timer = setInterval(() => {
    const begun = performance.now();
    // Runs after this turn's reads: later data arrived after its start.
    setImmediate(() => {
      before = begun;
    });
  }, stepMs);
  timer.unref();
  return { earliest: () => before, stop: () => clearInterval(timer) };
};
