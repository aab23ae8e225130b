import { Counters } from '../../../../lib/http/limiter';
import type { Platform } from '../../../../lib/context';

// Drawing and its compression take a processor about 15 ms. A flood of puzzles takes at most an
// eighth of one from the bets; the rest of them come without a picture.
const bound = { count: 8, seconds: 1 };
const atOnce = 2;

type Turns = { counters: Counters; running: number; waiting: (() => void)[] };

/** Of each process. */
const turnsByDatabase = new WeakMap<object, Turns>();

/** Undefined when this process draws as much as it may. */
export const drawInTurn = async <Drawn>(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  draw: () => Promise<Drawn>,
): Promise<Drawn | undefined> => {
  const turns = turnsByDatabase.get(database) ?? newTurns();
  turnsByDatabase.set(database, turns);
  if (turns.counters.count('drawing', bound, clock.now().getTime()) > 0) return undefined;
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
