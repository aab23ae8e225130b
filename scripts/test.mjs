// npm test and CI: installs what is missing, checks, builds, tests the modules, plays the stories.
// With --shard 2/3 it does the second third of them, and leaves the check to the first. At the end
// it lists the failures; its last line is the sum of the runners' own reports. Only Node's own
// modules.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './start/build.mjs';
import { assertNode, install, run } from './start/install.mjs';
import { StartProblem } from './start/problem.mjs';
import { installChromium } from './test/chromium.mjs';
import {
  addSums,
  failuresOfModules,
  failuresOfStories,
  sumModules,
  sumStep,
  sumStories,
  unsteadyStories,
  withExitCode,
} from './test/reports.mjs';
import { isFirst, shardWords } from './test/shard.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const reports = path.join(root, 'test-results');
const failures = [];
const unsteady = [];

const main = async () => {
  assertNode();
  const shard = shardWords(process.argv.slice(2));
  fs.rmSync(reports, { recursive: true, force: true });
  fs.mkdirSync(reports, { recursive: true });
  await install(root);
  const sums = isFirst(shard) ? [await check()] : [];
  const isBuilt = await build(root, path.join(root, 'dist')).then(() => true, showReason);
  sums.push(await testModules(shard));
  // Without a site no story can run: one failure, that of the build.
  sums.push(isBuilt ? await playStories(shard) : sumStep(1));
  return addSums(sums);
};

const check = async () => {
  const code = await step('check', tool('tsx/dist/cli.mjs'), ['scripts/check.ts']);
  if (code !== 0) failures.push('check: see what it printed at the beginning');
  return sumStep(code);
};

const showReason = (error) => {
  console.error(error instanceof StartProblem ? error.message : error);
  failures.push(String(error instanceof Error ? error.message : error));
  return false;
};

const testModules = async (shard) => {
  const report = path.join(reports, 'modules.json');
  const words = [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...shard,
  ];
  const code = await step('module tests', tool('vitest/vitest.mjs'), words);
  if (code !== 0) failures.push(...failuresOfModules(report));
  return withExitCode(sumModules(report), code);
};

const playStories = async (shard) => {
  const problem = await installChromium(root);
  if (problem) {
    console.error(problem);
    failures.push(problem);
    return sumStep(1);
  }
  const report = path.join(reports, 'stories.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const code = await step('stories', tool('@playwright/test/cli.js'), ['test', ...shard], env);
  if (code !== 0) failures.push(...failuresOfStories(report));
  unsteady.push(...unsteadyStories(report));
  return withExitCode(sumStories(report), code);
};

const tool = (name) => path.join(root, 'node_modules', ...name.split('/'));

const step = async (name, script, words, env = process.env) => {
  console.log(`\n— ${name}`);
  const startedAt = performance.now();
  const code = await run(process.execPath, [script, ...words], { cwd: root, env });
  console.log(`— ${name}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
  return code;
};

const sum = await main().catch((error) => {
  showReason(error);
  return sumStep(1);
});
process.exitCode = sum.failed > 0 ? 1 : 0;
if (unsteady.length > 0)
  console.log(`\nWhat passed only the second time:\n${unsteady.join('\n')}\n`);
if (failures.length > 0) console.log(`\nWhat failed:\n${failures.join('\n')}\n`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
