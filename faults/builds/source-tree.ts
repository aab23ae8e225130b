import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isLower, worksWithOf } from '../../packages/node-kit/src/database/build-version';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the server is built from. */
const parts = [
  'package.json',
  'package-lock.json',
  'scripts',
  'packages/contract',
  'packages/locales',
  'packages/node-kit',
  'packages/server',
];

/** The sources of one version of the server in a folder of their own, and their build. */
export type SourceTree = {
  folder: string;
  /** The version of its package. */
  version: string;
  main: string;
};

/** The server of this checkout as it is now. */
export const copyOfCheckout = (folder: string): SourceTree => {
  for (const part of parts) {
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  }
  return linked(folder);
};

/** The server as a commit has it; undefined in a clone without that commit. */
export const copyOfCommit = async (
  commit: string,
  folder: string,
): Promise<SourceTree | undefined> => {
  const archive = `${folder}.tar`;
  try {
    await run('git', ['archive', '--output', archive, commit, ...parts], { cwd: root });
  } catch {
    return undefined;
  }
  mkdirSync(folder, { recursive: true });
  await run('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  return linked(folder);
};

const migrations = 'packages/server/migrations';

const git = async (...words: string[]): Promise<string[]> => {
  const { stdout } = await run('git', words, { cwd: root });
  return stdout.split('\n').filter(Boolean);
};

/**
 * Whether the build of a commit runs on a database of this checkout: each migration that it lacks
 * was added since, and states that it works with the version of that build.
 */
const runsBeside = async (commit: string): Promise<boolean> => {
  const changes = await git('diff', '--name-status', commit, '--', migrations);
  const { version } = JSON.parse(
    (await git('show', `${commit}:packages/server/package.json`)).join('\n'),
  ) as { version: string };
  return changes.every((change) => {
    const [kind, file = ''] = change.split('\t');
    if (!file.endsWith('.sql')) return true;
    if (kind !== 'A') return false;
    const states = worksWithOf(readFileSync(path.join(root, file), 'utf8'));
    return states !== undefined && !isLower(version, states);
  });
};

/** The oldest commit whose build must run beside this one; undefined in a clone without history. */
export const oldestBeside = async (): Promise<string | undefined> => {
  let oldest: string | undefined;
  try {
    for (const commit of await git('log', '--format=%H', '--max-count=50', '--', migrations)) {
      if (!(await runsBeside(commit))) break;
      oldest = commit;
    }
  } catch {
    return undefined;
  }
  return oldest;
};

/** Another version of the same code, with the same build. */
export const copyOfTree = ({ folder: from }: SourceTree, folder: string): SourceTree => {
  cpSync(from, folder, { recursive: true, verbatimSymlinks: true });
  return treeAt(folder);
};

/** Builds the server of a tree with the packages of this checkout. */
export const buildTree = async ({ folder }: SourceTree): Promise<void> => {
  const { NODE_ENV: _, ...env } = process.env;
  const tsx = path.join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  await run(process.execPath, [tsx, path.join('scripts', 'build.ts'), 'server'], {
    cwd: folder,
    env: { ...env, DIST_DIR: path.join(folder, 'dist') },
  });
};

/** Gives the tree this version; returns it as it is now. */
export const withVersion = ({ folder }: SourceTree, version: string): SourceTree => {
  const file = path.join(folder, 'packages/server/package.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/"version": "[^"]*"/, `"version": "${version}"`));
  return treeAt(folder);
};

/** Replaces texts in a file of the tree; each must be there. */
export const edit = ({ folder }: SourceTree, name: string, changes: [string, string][]): void => {
  const file = path.join(folder, name);
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${name} no longer has: ${from}`);
    text = text.replace(from, () => to);
  }
  writeFileSync(file, text);
};

export const readOf = ({ folder }: SourceTree, name: string): string =>
  readFileSync(path.join(folder, name), 'utf8');

export const write = ({ folder }: SourceTree, name: string, text: string): void =>
  writeFileSync(path.join(folder, name), text);

export const remove = ({ folder }: SourceTree, name: string): void =>
  rmSync(path.join(folder, name));

// Packages are those of this checkout, and our own are the tree's: a link in `node_modules` would
// lead out of it.
const linked = (folder: string): SourceTree => {
  const installed = path.join(root, 'node_modules');
  const links = path.join(folder, 'node_modules');
  mkdirSync(path.join(links, '@parlour'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name === '@parlour') continue;
    symlinkSync(path.join(installed, name), path.join(links, name), 'junction');
  }
  for (const name of readdirSync(path.join(folder, 'packages'))) {
    symlinkSync(
      path.join(folder, 'packages', name),
      path.join(links, '@parlour', name),
      'junction',
    );
  }
  return treeAt(folder);
};

const treeAt = (folder: string): SourceTree => {
  const file = path.join(folder, 'packages/server/package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return { folder, version, main: path.join(folder, 'dist/server/main.js') };
};
