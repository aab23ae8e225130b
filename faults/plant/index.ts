import type { Plant } from '../harness/types';
import { plantedBugs } from './plants';

/** The bugs that a run must find, else it proves nothing when it finds none. */
export const plants: Plant[] = plantedBugs;

export { buildPlanted } from './build';
