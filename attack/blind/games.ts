import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as games from '@parlour/testkit/games/games-world';
import { root } from '../../faults/harness/build';
import { applyPatch } from '../../faults/mutants/patch';
import { oldRule } from './old-rule';

/**
 * The target of the attack: the games process of this checkout, or the same process with the old
 * rule.
 */
export type Games = typeof games;

const world = path.join('packages', 'testkit', 'src', 'games', 'games-world.ts');

export const loadGames = (folder: string = root): Promise<Games> =>
  import(/* @vite-ignore */ pathToFileURL(path.join(folder, world)).href);

const copied = [
  'packages/games/src',
  'packages/games/migrations',
  'packages/games/package.json',
  'packages/testkit/src',
];

/** The games with the old rule, in a folder below `dist` from which our other packages resolve. */
export const loadOldGames = async (): Promise<Games> => {
  const folder = path.join(root, 'dist', 'attack', `blind-${process.pid}`);
  await rm(folder, { recursive: true, force: true });
  for (const part of copied) {
    await cp(path.join(root, part), path.join(folder, part), { recursive: true });
  }
  // The copied files import the games by package name and get this copy, not the checkout's.
  const names = path.join(folder, 'node_modules', '@parlour');
  await mkdir(names, { recursive: true });
  await symlink(path.join(folder, 'packages', 'games'), path.join(names, 'games'), 'junction');
  for (const patch of oldRule) {
    const file = path.join(folder, patch.file);
    await writeFile(file, applyPatch(await readFile(file, 'utf8'), patch));
  }
  return loadGames(folder);
};
