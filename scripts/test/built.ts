import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { staleTargets } from '../build/targets.mjs';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The module of a process, as `npm start` runs it. It is that of the site's own build where that is
 * fresh, as under `npm test`; otherwise one is built beside it, so that a running site keeps its
 * own.
 */
export const builtModule = async (name: 'server' | 'games-server'): Promise<string> => {
  const [own, beside] = ['dist', path.join('dist', 'tests')].map((one) => path.join(root, one));
  const isStale = (dist: string) =>
    staleTargets(root, dist).some(({ target }) => target.name === name);
  const dist = isStale(own!) ? beside! : own!;
  if (isStale(dist)) await build(name, dist);
  return path.join(dist, name, 'main.js');
};

const build = async (name: string, dist: string): Promise<void> => {
  const tsx = path.join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const { NODE_ENV: _, ...env } = process.env;
  await run(process.execPath, [tsx, path.join('scripts', 'build.ts'), name], {
    cwd: root,
    env: { ...env, DIST_DIR: dist },
  });
};
