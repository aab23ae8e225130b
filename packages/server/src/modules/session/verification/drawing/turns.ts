import { Counters } from '../../../../lib/http/limiter';
import type { Platform } from '../../../../lib/context';

// Drawing and its compression take a processor about 15 ms for a puzzle, and 2 ms for a code. A
// flood takes at most a fifth of one from the bets; the rest of the puzzles have no picture.
const bounds = {
  puzzle: { count: 8, seconds: 1 },
  code: { count: 30, seconds: 1 },
};
const atOnce = 2;

type Turns = { counters: Counters; running: number; waiting: (() => void)[] };

/** Of each process. */
const turnsByDatabase = new WeakMap<object, Turns>();

/** Undefined when this process draws as much as it may. */
export const drawInTurn = async <Drawn>(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  kind: keyof typeof bounds,
  draw: () => Promise<Drawn>,
): Promise<Drawn | undefined> => {
  const turns = turnsByDatabase.get(database) ?? newTurns();
  turnsByDatabase.set(database, turns);
  if (turns.counters.count(kind, bounds[kind], clock.now().getTime()) > 0) return undefined;
  if (turns.running < atOnce) turns.running += 1;
  else await new Promise<void>((resolve) => turns.waiting.push(resolve));
  try {
    return await draw();
  } finally {
    const next = turns.waiting.shift();
    if (next) next();
    else turns.running -= 1;
  }
};

const newTurns = (): Turns => ({ counters: new Counters(), running: 0, waiting: [] });
