// The sums of a run, read from the runners' own reports.
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const none = { passed: 0, failed: 0 };

/** A report that is missing or cut short is itself a failure: a silent runner must not pass. */
const read = (file, sum) => {
  try {
    return sum(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
};

/** vitest's report; a file that could not be loaded has no tests and counts as one. */
export const sumModules = (file) =>
  read(file, ({ numPassedTests, numFailedTests, testResults }) => {
    const unloaded = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
  });

/**
 * Playwright's report; an error outside a story counts as well. A story that passed when it was
 * repeated has passed, and is listed (unsteadyStories).
 */
export const sumStories = (file) =>
  read(file, ({ stats, errors = [] }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }));

/** The failures, a line each, so that no one has to search the output for them. */
export const failuresOfModules = (file) =>
  list(file, ({ testResults }) =>
    testResults.flatMap(({ name, status, message, assertionResults }) => {
      const place = path.relative(process.cwd(), name);
      if (status === 'failed' && assertionResults.length === 0) {
        return [line(place, 'could not be loaded', message)];
      }
      return assertionResults
        .filter((test) => test.status === 'failed')
        .map(({ fullName, failureMessages }) => line(place, fullName, failureMessages[0]));
    }),
  );

export const failuresOfStories = (file) =>
  list(file, ({ suites, errors = [] }) => [
    ...errors.map(({ message }) => line('stories', 'outside of them', message)),
    ...suites.flatMap((suite) => specsThat(suite, 'unexpected')),
  ]);

/** The stories that passed only when they were repeated, with the error of the first time. */
export const unsteadyStories = (file) =>
  list(file, ({ suites }) => suites.flatMap((suite) => specsThat(suite, 'flaky')));

const specsThat = ({ specs = [], suites = [] }, wanted) => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => {
        const { error } = results.findLast((result) => result.error) ?? {};
        return line(`${file} [${projectName}]`, title, error?.message);
      }),
  ),
  ...suites.flatMap((suite) => specsThat(suite, wanted)),
];

/** The first line of an error says most; terminal colours are removed. */
const line = (place, title, message = '') => {
  const [first = ''] = stripVTControlCharacters(message).trim().split('\n');
  return `${place}: ${title}: ${first.slice(0, 200)}`;
};

const list = (file, find) => {
  try {
    return find(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return [`${path.basename(file)}: there is no whole report`];
  }
};

/** A step without a report counts as one test. */
export const sumStep = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A runner that fails with no failed test is one failure. */
export const withExitCode = (sum, code) =>
  code !== 0 && sum.failed === 0 ? { ...sum, failed: 1 } : sum;

export const addSums = (sums) =>
  sums.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    none,
  );
