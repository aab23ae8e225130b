import { createHash } from 'node:crypto';
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

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const stamp = '.parlour-lock';
const parts = ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts', 'packages'];

/**
 * A copy of the sources that can be changed and started. It uses the installed packages, and of
 * ours its own. What is built there remains for the next copy.
 */
export const copySources = (to: string): void => {
  const modules = path.join(to, 'node_modules');
  for (const part of [...parts, 'node_modules']) {
    rmSync(path.join(to, part), { recursive: true, force: true });
  }
  for (const part of parts) {
    cpSync(path.join(root, part), path.join(to, part), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'node_modules',
    });
  }
  mkdirSync(path.join(modules, '@parlour'), { recursive: true });
  const installed = path.join(root, 'node_modules');
  for (const name of readdirSync(installed)) {
    if (name !== '@parlour' && name !== stamp)
      symlinkSync(path.join(installed, name), path.join(modules, name));
  }
  for (const name of readdirSync(path.join(to, 'packages'))) {
    symlinkSync(path.resolve(to, 'packages', name), path.join(modules, '@parlour', name));
  }
  // The start compares it with the lock, and would install everything again.
  const lock = readFileSync(path.join(to, 'package-lock.json'));
  writeFileSync(path.join(modules, stamp), createHash('sha256').update(lock).digest('hex'));
};
