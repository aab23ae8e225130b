// npm run requirements: writes the state of each row into docs/requirements.md. With --check, as in
// npm run check, it writes nothing and says what is stale.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { problemsOf, withStanding, type TestFile } from './requirements/standing';

const root = fileURLToPath(new URL('..', import.meta.url));
const catalogueFile = path.join(root, 'docs/requirements.md');

/** All files of tests in the tree. */
const readTests = (): TestFile[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.startsWith('scripts/requirements'))
    .filter((file) => existsSync(path.join(root, file)))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));

const catalogue = readFileSync(catalogueFile, 'utf8');

if (process.argv.includes('--check')) {
  const problems = problemsOf(catalogue, readTests());
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  writeFileSync(catalogueFile, withStanding(catalogue, readTests()));
}
