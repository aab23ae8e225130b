import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Build } from './types';

const run = promisify(execFile);

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the server of this checkout into its own folder; an up-to-date build is reused. */
export const buildServer = async (): Promise<Build> => {
  const dist = path.join(root, 'dist', 'faults');
  const tsx = path.join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const { NODE_ENV: _, ...env } = process.env;
  await run(process.execPath, [tsx, path.join('scripts', 'build.ts'), 'server'], {
    cwd: root,
    env: { ...env, DIST_DIR: dist },
  });
  return { folder: root, main: path.join(dist, 'server', 'main.js') };
};
