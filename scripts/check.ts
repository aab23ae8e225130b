import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** One tool and how it checks the whole tree or only some paths of it. */
interface Check {
  name: string;
  command: (paths: string[]) => string[] | undefined;
  /** For a tool that always checks everything: only messages about the given paths count. */
  filtered?: boolean;
  /** What it says is shown although it passed. */
  isShown?: boolean;
}

const tool = (name: string) => join('node_modules', '.bin', name);
const isStyled = (path: string) => path.endsWith('.css') || statSync(path).isDirectory();
const all = (paths: string[], whole: string[]) => (paths.length > 0 ? paths : whole);

// The slowest first, so that the last one to end is a short one.
const checks: Check[] = [
  { name: 'types', command: () => [tool('tsc'), '-p', '.', '--pretty', 'false'], filtered: true },
  { name: 'lint', command: (paths) => [tool('oxlint'), ...paths] },
  {
    name: 'dead code',
    command: (paths) => (paths.length > 0 ? undefined : [tool('knip'), '--no-progress']),
  },
  {
    name: 'styles',
    command: (paths) => [
      tool('stylelint'),
      '--allow-empty-input',
      ...all(paths.filter(isStyled), ['packages']).map((path) =>
        path.endsWith('.css') ? path : `${path.replace(/\/$/, '')}/**/*.css`,
      ),
    ],
  },
  {
    name: 'architecture',
    command: (paths) => [tool('tsx'), 'scripts/check-architecture.ts', ...paths],
  },
  {
    name: 'requirements',
    command: (paths) =>
      paths.length > 0 ? undefined : [tool('tsx'), 'scripts/requirements.ts', '--check'],
  },
  {
    name: 'languages',
    command: (paths) =>
      paths.length > 0 ? undefined : [tool('tsx'), 'scripts/untranslated.ts', '--short'],
    isShown: true,
  },
  { name: 'format', command: (paths) => [tool('oxfmt'), '--check', ...paths] },
];

interface Outcome {
  name: string;
  passed: boolean;
  /** Its messages are printed. */
  isShown: boolean;
  output: string;
  seconds: number;
}

const run = async (check: Check, paths: string[]): Promise<Outcome | undefined> => {
  const line = check.command(paths);
  if (!line) return undefined;
  const startedAt = performance.now();
  const { code, output } = await collect(line);
  const seconds = (performance.now() - startedAt) / 1000;
  if (!check.filtered || paths.length === 0) {
    const isShown = code !== 0 || check.isShown === true;
    return { name: check.name, passed: code === 0, isShown, output, seconds };
  }
  const lines = output.split('\n').filter((one) => paths.some((path) => one.startsWith(path)));
  const passed = lines.length === 0;
  return { name: check.name, passed, isShown: !passed, output: lines.join('\n'), seconds };
};

const collect = ([command = '', ...rest]: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(command, rest, { shell: process.platform === 'win32' });
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (output += part.toString()));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

const show = ({ name, passed, isShown, output, seconds }: Outcome) => {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
  if (isShown) console.log(`${output.trim()}\n`);
};

const main = async () => {
  const paths = process.argv.slice(2);
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}.`);
  const waiting = [...checks];
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const outcome = await run(next, paths);
      if (!outcome) continue;
      outcomes.push(outcome);
      show(outcome);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  const failed = outcomes.filter(({ passed }) => !passed);
  if (failed.length === 0) return console.log('check: everything is in order');
  console.log(`check: ${failed.map(({ name }) => name).join(', ')} failed`);
  process.exitCode = 1;
};

await main();
