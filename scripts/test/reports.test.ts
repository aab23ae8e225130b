import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  addSums,
  failuresOfModules,
  failuresOfStories,
  sumModules,
  sumStep,
  sumStories,
  unsteadyStories,
  withExitCode,
} from './reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'parlour-reports-'));
const report = join(folder, 'report.json');

afterAll(() => rmSync(folder, { recursive: true }));

const written = (contents: unknown) => {
  writeFileSync(report, typeof contents === 'string' ? contents : JSON.stringify(contents));
  return report;
};

describe('the sum of a run', () => {
  test('counts the tests of the modules, and a file that could not be loaded as a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}, {}] },
    ];
    const contents = { numPassedTests: 2, numFailedTests: 1, testResults };
    expect(sumModules(written(contents))).toEqual({ passed: 2, failed: 2 });
  });

  test('counts the stories, the repeated too, and errors outside them as failures', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 3 };
    expect(sumStories(written({ stats, errors: [{}] }))).toEqual({ passed: 5, failed: 2 });
  });

  test.each([['counts the report %j as a failure'], ['{}'], ['']])(
    'takes the report %j as a failure',
    (text) => {
      expect(sumStories(written(text))).toEqual({ passed: 0, failed: 1 });
      expect(sumModules(written(text))).toEqual({ passed: 0, failed: 1 });
    },
  );

  test('counts a missing report as a failure', () => {
    expect(sumModules(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 });
  });

  test('counts a runner that fails with no failed test as a failure', () => {
    expect(withExitCode({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
    expect(withExitCode({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
    expect(withExitCode({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
  });

  test('adds the reports up', () => {
    const sums = [sumStep(0), sumStep(2), { passed: 3, failed: 1 }];
    expect(addSums(sums)).toEqual({ passed: 4, failed: 2 });
  });
});

describe('the list of failures', () => {
  test("shows a module's test by file, name and the first line of its error", () => {
    const name = join(process.cwd(), 'a.test.ts');
    const failed = {
      status: 'failed',
      fullName: 'adds up',
      failureMessages: ['\u001b[31m1 ≠ 2\nat a'],
    };
    const testResults = [
      { name, status: 'failed', assertionResults: [failed, { status: 'passed' }] },
      { name, status: 'failed', message: 'no such module', assertionResults: [] },
    ];
    expect(failuresOfModules(written({ testResults }))).toEqual([
      'a.test.ts: adds up: 1 ≠ 2',
      'a.test.ts: could not be loaded: no such module',
    ]);
  });

  test('shows a story by its width as well, and errors outside stories', () => {
    const result = (message: string) => [{ error: { message } }];
    const tests = [
      { projectName: 'phone', status: 'unexpected', results: result('not visible') },
      { projectName: 'desktop', status: 'expected', results: [{}] },
    ];
    const spec = { title: 'a story', file: 'a.spec.ts', tests };
    const report = { suites: [{ suites: [{ specs: [spec] }] }], errors: [{ message: 'no site' }] };
    expect(failuresOfStories(written(report))).toEqual([
      'stories: outside of them: no site',
      'a.spec.ts [phone]: a story: not visible',
    ]);
  });

  test('keeps apart a story that passed only the second time, with the error of the first', () => {
    const results = [{ status: 'failed', error: { message: 'too soon' } }, { status: 'passed' }];
    const tests = [{ projectName: 'desktop', status: 'flaky', results }];
    const report = { suites: [{ specs: [{ title: 'a race', file: 'b.spec.ts', tests }] }] };
    expect(failuresOfStories(written(report))).toEqual([]);
    expect(unsteadyStories(written(report))).toEqual(['b.spec.ts [desktop]: a race: too soon']);
  });

  test('includes a report that is cut short', () => {
    expect(failuresOfStories(written('{'))).toEqual(['report.json: there is no whole report']);
  });
});
