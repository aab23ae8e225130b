import type { Nemesis } from '../harness/types';
import { freezeDatabase } from './freeze';
import { killBackend, killDatabase, killEverything, killPlatform, killPostmaster } from './kill';
import { loseDatabaseAnswers, losePlatformAnswers } from './lose-answers';

/** All that can befall the site, in the order of their numbers. */
export const allNemeses = (): Nemesis[] => [
  killPlatform,
  killDatabase,
  killPostmaster,
  killBackend,
  killEverything,
  freezeDatabase(),
  loseDatabaseAnswers,
  losePlatformAnswers,
];
