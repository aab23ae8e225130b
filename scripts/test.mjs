// npm test and CI: installs what is missing, checks, builds, tests the modules, plays the stories.
// Its last line is the sum of the runners' own reports. Only Node's own modules.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './start/build.mjs';
import { assertNode, install, run } from './start/install.mjs';
import { StartProblem } from './start/problem.mjs';
import { installChromium } from './test/chromium.mjs';
import { addSums, sumModules, sumStep, sumStories, withExitCode } from './test/reports.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const reports = path.join(root, 'test-results');

const main = async () => {
  assertNode();
  fs.rmSync(reports, { recursive: true, force: true });
  fs.mkdirSync(reports, { recursive: true });
  await install(root);
  const sums = [sumStep(await step('check', tool('tsx/dist/cli.mjs'), ['scripts/check.ts']))];
  const isBuilt = await build(root, path.join(root, 'dist')).then(() => true, showReason);
  sums.push(await testModules());
  // Without a site there is no story to play: one failure, that of the build.
  sums.push(isBuilt ? await playStories() : sumStep(1));
  return addSums(sums);
};

const showReason = (error) => {
  console.error(error instanceof StartProblem ? error.message : error);
  return false;
};

const testModules = async () => {
  const report = path.join(reports, 'modules.json');
  const words = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await step('module tests', tool('vitest/vitest.mjs'), words);
  return withExitCode(sumModules(report), code);
};

const playStories = async () => {
  const problem = await installChromium(root);
  if (problem) {
    console.error(problem);
    return sumStep(1);
  }
  const report = path.join(reports, 'stories.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const code = await step('stories', tool('@playwright/test/cli.js'), ['test'], env);
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
console.log(`${sum.passed} passed, ${sum.failed} failed`);
