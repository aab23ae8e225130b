import os from 'node:os';
import { say } from './ledger/rounds';
import { buildPlatform } from './ledger/stage/processes';
import { wholeOf, type Words } from './words';

export type HalfLoad = { rounds: number; measureMs: number; load: number };

/** What a bench of bets at half load begins with: its lengths, the load, the build. */
export const prepareHalfLoad = (words: Words): HalfLoad => {
  const rounds = wholeOf(words, 'rounds', 7);
  const measureMs = 1000 * wholeOf(words, 'seconds', 5);
  const [load = 0] = os.loadavg();
  if (load > 1.5) say(`Something else runs here (load ${load.toFixed(1)}): trust no figure.`);
  buildPlatform('web', 'web-server');
  return { rounds, measureMs, load };
};
