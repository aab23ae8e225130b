import { expect, test } from 'vitest';
import { problemsOf, withStanding } from './requirements/standing';

test('a row without a test is "not yet", and a row of the design keeps its cells', () => {
  const table = [
    '| id | requirement | § |',
    '|---|---|---|',
    `| SHOP-01 | a thing | 2 |`,
    `| SHOP-02 | another | 2 | old words |`,
    '',
    '| id | requirement | anchor | shown by |',
    '|---|---|---|---|',
    '| R-Z9 | a rule | a law | a clock |',
  ].join('\n');
  const title = (id: string) => `test('[${id}] works', () => {});\n`;
  const files = [
    { path: 'a.test.ts', text: title('SHOP-02') },
    { path: 'b.test.ts', text: title('SHOP-02').repeat(2) },
  ];
  expect(withStanding(table, files).split('\n')).toEqual([
    '| id | requirement | § | standing |',
    '|---|---|---|---|',
    '| SHOP-01 | a thing | 2 | not yet |',
    '| SHOP-02 | another | 2 | `b.test.ts` and 1 more |',
    '',
    '| id | requirement | anchor | shown by | standing |',
    '|---|---|---|---|---|',
    '| R-Z9 | a rule | a law | a clock | not yet |',
  ]);
});

test('a row whose tests changed and a row that does not exist are found by the check', () => {
  const table = withStanding('| SHOP-01 | a thing | 2 |\n| SHOP-02 | another | 2 |', []);
  const file = (title: string) => [
    { path: 'a.test.ts', text: `test('[${title}] works', () => {});` },
  ];
  expect(problemsOf(table, [])).toEqual([]);
  expect(problemsOf(table, file('SHOP-02'))).toEqual([
    'docs/requirements.md is stale (SHOP-02): npm run requirements writes it.',
  ]);
  expect(problemsOf(table, file('SHOP-03'))).toEqual([
    'A test names SHOP-03, which docs/requirements.md does not have.',
  ]);
});
