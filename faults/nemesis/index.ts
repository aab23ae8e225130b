import type { Nemesis } from '../harness/types';
import { cutSockets } from './cut-sockets';
import { freezeDatabase, freezePlatform } from './freeze';
import { fullDisk } from './full-disk';
import { killBackend, killDatabase, killEverything, killPlatform, killPostmaster } from './kill';
import { loseDatabaseAnswers, losePlatformAnswers } from './lose-answers';
import { powerCut } from './power-cut';

/** All nemeses, in the order of their numbers. */
export const allNemeses = (): Nemesis[] => [
  killPlatform,
  killDatabase,
  killPostmaster,
  killBackend,
  killEverything,
  freezeDatabase(),
  loseDatabaseAnswers,
  losePlatformAnswers,
  cutSockets,
  fullDisk,
  powerCut,
  freezePlatform(),
];
