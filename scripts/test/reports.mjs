// The sums of a run, read from the runners' own reports.
import fs from 'node:fs';

const none = { passed: 0, failed: 0 };

/** A report that is missing or cut short is itself a failure: silence must not pass. */
const read = (file, sum) => {
  try {
    return sum(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
};

/** vitest's report; a file that could not even be loaded has no tests and counts as one. */
export const sumModules = (file) =>
  read(file, ({ numPassedTests, numFailedTests, testResults }) => {
    const unloaded = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
  });

/** Playwright's report; what went wrong outside a story counts as well. */
export const sumStories = (file) =>
  read(file, ({ stats, errors = [] }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }));

/** A step without a report counts as one test. */
export const sumStep = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A runner that ends badly with no test to blame is one failure. */
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
