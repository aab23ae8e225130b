import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartProblem } from './problem.mjs';

/** Refuses an old Node with a sentence, before anything fails by it. */
export const assertNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new StartProblem(
    `Parlour needs Node 20.19 or later and this is ${process.versions.node}: install a newer one.`,
  );
};

/** Installs the packages when they are missing, or differ from those of the lock. */
export const install = async (root) => {
  if (isInstalled(root)) return;
  console.log('Installing the packages …');
  // The builds need the development tools, whatever NODE_ENV says.
  const code = await runNpm(root, ['ci', '--loglevel=error', '--include=dev']);
  if (code !== 0) {
    throw new StartProblem(
      `The packages could not be installed: npm ci ended with ${code}, its reasons are above.`,
    );
  }
  fs.writeFileSync(stampOf(root), digestOf(root));
};

const stampOf = (root) => path.join(root, 'node_modules', '.parlour-lock');

const digestOf = (root) =>
  createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

const isInstalled = (root) => {
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  if (!fs.existsSync(installed)) return false;
  const stamp = stampOf(root);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === digestOf(root)) return true;
  // npm was run by hand: its own list is then no older than the lock.
  const lock = path.join(root, 'package-lock.json');
  return fs.statSync(installed).mtimeMs >= fs.statSync(lock).mtimeMs;
};

/** Runs npm with its output shown, and returns its exit code. */
export const runNpm = (root, words) => {
  const npm = process.env.npm_execpath;
  const isScript = npm?.endsWith('.js');
  const [command, rest] = isScript ? [process.execPath, [npm, ...words]] : ['npm', words];
  return run(command, rest, { cwd: root, shell: !isScript && process.platform === 'win32' });
};

/** Runs a program with its output shown; returns its exit code, 1 when it could not start. */
export const run = (command, words, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, words, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
