/** More pages are requested than can be rendered; nothing was done. */
export class TooManyDrawings extends Error {}

type Bounds = {
  /** Renderings at a time. */
  atOnce: number;
  /** How many may wait for their turn, and how long. */
  mostWaiting: number;
  longestWaitMs: number;
};

const usual: Bounds = { atOnce: 2, mostWaiting: 16, longestWaitMs: 3000 };

export type DrawingQueue = <Drawn>(draw: () => Promise<Drawn>) => Promise<Drawn>;

/**
 * Rendering uses the processor on which bets are answered: a few at a time, some in line, and
 * beyond that none.
 */
export const openDrawingQueue = (bounds: Partial<Bounds> = {}): DrawingQueue => {
  const { atOnce, mostWaiting, longestWaitMs } = { ...usual, ...bounds };
  const waiting = new Set<() => void>();
  let underWay = 0;

  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(new TooManyDrawings());
      }, longestWaitMs);
      waiting.add(begin);
    });

  /** Passes the place on, or frees it. */
  const leave = () => {
    const [next] = waiting;
    if (next) next();
    else underWay -= 1;
  };

  return async (draw) => {
    if (underWay < atOnce) underWay += 1;
    else if (waiting.size < mostWaiting) await turn();
    else throw new TooManyDrawings();
    try {
      return await draw();
    } finally {
      leave();
    }
  };
};
