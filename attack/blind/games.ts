import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as games from '../../packages/games/src/server/testing/games-world';
import { root } from '../../faults/harness/build';
import { applyPatch } from '../../faults/plant/patch';
import { oldRule } from './old-rule';

/** What there is to attack: the games process of this checkout, or the same with the old rule. */
export type Games = typeof games;

const world = path.join('packages', 'games', 'src', 'server', 'testing', 'games-world.ts');

export const loadGames = (folder: string = root): Promise<Games> =>
  import(/* @vite-ignore */ pathToFileURL(path.join(folder, world)).href);

/** The games with the old rule, in a folder below `dist` where they find our packages. */
export const loadOldGames = async (): Promise<Games> => {
  const folder = path.join(root, 'dist', 'attack', `blind-${process.pid}`);
  await rm(folder, { recursive: true, force: true });
  for (const part of ['src', 'migrations', 'package.json']) {
    const source = path.join('packages', 'games', part);
    await cp(path.join(root, source), path.join(folder, source), { recursive: true });
  }
  for (const patch of oldRule) {
    const file = path.join(folder, patch.file);
    await writeFile(file, applyPatch(await readFile(file, 'utf8'), patch));
  }
  return loadGames(folder);
};
