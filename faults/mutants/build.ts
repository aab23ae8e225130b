import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { targets } from '../../scripts/build/targets.mjs';
import { viteConfig } from '../../scripts/build/vite';
import { root } from '../harness/build';
import type { Build } from '../harness/types';
import { applyPatch } from './patch';
import type { PlantedBug } from './planted-bug';
import { plantedBugs } from './mutants';

/**
 * Builds the server with this bug in it, in a folder below `dist` from which our packages resolve.
 * The project's sources stay unchanged and contain no switch for it.
 */
export const buildMutant = async (name: string): Promise<Build> => {
  const bug = plantedBugs.find((one) => one.name === name);
  const server = targets.find((target) => target.name === 'server');
  if (!bug || !server) throw new Error(`there is no planted bug named ${name}`);
  const folder = path.join(root, 'dist', 'faults', 'planted', name);
  await rm(folder, { recursive: true, force: true });
  for (const part of ['src', 'migrations', 'schema', 'grants.sql', 'data', 'package.json']) {
    const source = path.join('packages', 'server', part);
    await cp(path.join(root, source), path.join(folder, source), { recursive: true });
  }
  await spoil(folder, bug);
  const dist = path.join(folder, 'dist');
  await build(viteConfig(folder, dist, server));
  return { folder, main: path.join(dist, server.name, server.file ?? 'main.js') };
};

const spoil = async (folder: string, { patches }: PlantedBug): Promise<void> => {
  for (const patch of patches) {
    const file = path.join(folder, patch.file);
    await writeFile(file, applyPatch(await readFile(file, 'utf8'), patch));
  }
};
