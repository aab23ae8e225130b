import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { staleTargets, targets } from '../build/targets.mjs';
import { run } from './install.mjs';
import { StartProblem } from './problem.mjs';

const tsx = (root) => path.join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');

/** Builds what is stale and reports it; what is fresh costs a few milliseconds. */
export const build = async (root, dist) => {
  if (staleTargets(root, dist).length === 0) return;
  console.log('Building …');
  const env = builderEnv(dist);
  const words = [tsx(root), path.join(root, 'scripts', 'build.ts')];
  if ((await run(process.execPath, words, { cwd: root, env })) === 0) return;
  throw new StartProblem('The site could not be built: the reasons are above.');
};

// A build is a production build, in whatever mode the site is started.
const builderEnv = (dist) => {
  const { NODE_ENV: _, ...env } = process.env;
  return { ...env, DIST_DIR: dist };
};

/** The id of the build in `dist`: it changes with anything that a browser loads. */
export const buildName = (dist) => {
  const stamp = path.join(dist, '.stamps', 'web');
  return fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8').slice(0, 12) : 'none';
};

/**
 * Rebuilds on each change. Resolves after the first build of all targets; `onBuilt` is called for
 * later ones with the target's name.
 */
export const watchBuilds = (root, dist, onBuilt) =>
  new Promise((resolve, reject) => {
    const child = fork(path.join(root, 'scripts', 'build.ts'), ['--watch'], {
      cwd: root,
      env: builderEnv(dist),
      execPath: process.execPath,
      execArgv: ['--import', 'tsx'],
      detached: process.platform !== 'win32',
    });
    const waiting = new Set(
      targets.filter(({ entry }) => fs.existsSync(path.join(root, entry))).map(({ name }) => name),
    );
    child.on('message', ({ built }) => {
      if (waiting.size === 0) return onBuilt(built);
      waiting.delete(built);
      if (waiting.size === 0) resolve({ stop: () => child.kill() });
      return undefined;
    });
    child.once('exit', () => reject(new StartProblem('The builder ended: its reason is above.')));
  });
