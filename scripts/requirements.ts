// npm run requirements: writes the state of each row into docs/requirements.md.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withStanding, type TestFile } from './requirements/standing';

const root = fileURLToPath(new URL('..', import.meta.url));

export const catalogueFile = path.join(root, 'docs/requirements.md');

/** All files of tests in the tree. */
export const readTests = (): TestFile[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.startsWith('scripts/'))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(catalogueFile, withStanding(readFileSync(catalogueFile, 'utf8'), readTests()));
}
