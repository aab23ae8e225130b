import { fileURLToPath } from 'node:url';
import { builtModule } from '../../scripts/test/built';
import type { Build } from './types';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The server of this checkout, built. */
export const buildServer = async (): Promise<Build> => ({
  folder: root,
  main: await builtModule('server'),
});
