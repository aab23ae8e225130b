import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { staleTargets, targets } from '../build/targets.mjs';
import { run } from './install.mjs';
import { StartProblem } from './problem.mjs';

const tsx = (root) => path.join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');

/** Builds what is stale and says so; what is fresh costs a few milliseconds. */
export const build = async (root, dist) => {
  if (staleTargets(root, dist).length === 0) return;
  console.log('Building …');
  const env = builderEnv(dist);
  const words = [tsx(root), path.join(root, 'scripts', 'build.ts')];
  if ((await run(process.execPath, words, { cwd: root, env })) === 0) return;
  throw new StartProblem('The site could not be built: the reasons are above.');
};

// A build is a production build, whatever the site is started as.
const builderEnv = (dist) => {
  const { NODE_ENV: _, ...env } = process.env;
  return { ...env, DIST_DIR: dist };
};

/** Which build is in `dist`: another name after any change of what a browser loads. */
export const buildName = (dist) => {
  const stamp = path.join(dist, '.stamps', 'web');
  return fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8').slice(0, 12) : 'none';
};

/**
 * Builds everything again on each change. Settles after the first build of all; `onBuilt` hears
 * of the later ones by the target's name.
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
