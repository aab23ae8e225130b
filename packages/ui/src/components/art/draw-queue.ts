/** A fast device draws a screen of them in a frame, a slow one a single one. */
const frameMs = 3;

/** A device that takes longer for one drawing draws none while it scrolls. */
const slowMs = 4;

/** So long after the last scroll it is at rest. */
const restMs = 120;

/**
 * Drawings that wait for their turn in a frame, so that scrolling through a hall never stutters.
 * What left the page meanwhile is not drawn. `nextFrame` calls back before the next frame, `now` is
 * in milliseconds.
 */
export class DrawQueue {
  readonly #waiting = new Map<Pick<Element, 'isConnected'>, () => void>();
  readonly #nextFrame: (run: () => void) => unknown;
  readonly #now: () => number;
  #isRunning = false;
  #lastMs = 0;
  #scrolledAt = -restMs;

  constructor(nextFrame: (run: () => void) => unknown, now: () => number) {
    this.#nextFrame = nextFrame;
    this.#now = now;
  }

  /** An element has one drawing: a later one takes the place of the one that waits. */
  add(element: Pick<Element, 'isConnected'>, draw: () => void): void {
    this.#waiting.set(element, draw);
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#nextFrame(this.#drawSome);
  }

  noteScroll(): void {
    this.#scrolledAt = this.#now();
  }

  readonly #drawSome = (): void => {
    const from = this.#now();
    let now = from;
    for (const [element, draw] of this.#waiting) {
      if (this.#lastMs > slowMs && now - this.#scrolledAt < restMs) break;
      this.#waiting.delete(element);
      if (!element.isConnected) continue;
      draw();
      this.#lastMs = this.#now() - now;
      now += this.#lastMs;
      if (now - from > frameMs) break;
    }
    this.#isRunning = this.#waiting.size > 0;
    if (this.#isRunning) this.#nextFrame(this.#drawSome);
  };
}
